"""Endorse: a Dogma action whose effects are doubled, for a card junked from hand (Ultimate p. 23)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.cards.cities.rules import reasons
from engine.cards.cities.rules.draw import IDS, is_city
from engine.lang.nodes import Deed, MayActivate
from engine.model.frames import ActionFrame, ActionStep, TurnFrame, heard
from engine.model.layouts import Card, Locals, Steps, local, step
from engine.model.state import Frame, State
from engine.query import karmas, table
from engine.query.board import Board
from engine.query.running import running_action, running_turn
from engine.run import karma, moves, parley
from engine.run.actions import DOGMA, ActionKind, Price, activatable, needs_parley
from engine.run.machine import Handler, Machine


class EndorseStep(Steps):
    """The steps of endorsing."""

    CHOOSE_CITY = step()
    PAY = step()


class EndorseFrame(Locals, program="endorse", steps=EndorseStep):
    """The endorsing of a Dogma action that has been begun; the frame's seat pays."""

    CITY = local(Card(none=True))
    """the city that it is endorsed with"""
    PAID = local(Card(none=True))
    """the card that is about to be junked, while karmas that wait for it run; -1 for none"""
    HEARD = heard()


_CITIES = "cities"
"""under which, with a value, a board keeps the icons of its top cities for which a card of that value can pay"""
CITY, PAID, ENDORSED = EndorseFrame.CITY, EndorseFrame.PAID, TurnFrame.ENDORSED


def _payable(m: Machine, s: State, seat: int, card: int) -> tuple[Price, ...]:
    """Return the top cities of a seat that show the featured icon of a card, each with what can be paid for it."""
    icon, value, found = m.catalogue.featured.get(card), table.values(m, s), []
    for city in table.top_cards(m, s, seat):
        if is_city(city) and icon in m.catalogue.icons[city]:
            pay = tuple(sorted([each for each in table.hand(m, s, seat) if value[each] <= value[city]]))
            if pay:
                found.append(Price(city, pay))
    return tuple(found)


def prices(m: Machine, s: State, seat: int, card: int) -> tuple[Price, ...]:
    """Return with which of its top cities a seat can endorse a Dogma with a card now, and what it can pay for each.

    A city must show the featured icon of the card, and a card of at most its value is junked from hand. For a distant
    player's card a Parley takes a card first, so there must be another one (4e base p. 32).
    """
    turn = running_turn(s)
    if turn is None or seat in turn.vars[ENDORSED]:
        return ()
    distant = needs_parley(m, s, seat, card)
    return _payable(m, s, seat, card) if len(table.hand(m, s, seat)) > distant else ()


def _endorsable(m: Machine, s: State, seat: int, board: Board) -> Collection[int]:
    """Return the cards with which ``prices`` finds one: their featured icon is on a top city that can be paid for."""
    if IDS.isdisjoint(board.tops):
        return ()
    hand = table.hand(m, s, seat)
    if not hand:
        return ()
    lowest = min(map(table.values(m, s).__getitem__, hand))
    icons = board.cached.get((_CITIES, lowest))
    if icons is None:
        value = m.catalogue.value_on_board
        cities = IDS.intersection(board.tops)
        icons = {icon for city in cities if value[city] >= lowest for icon in m.catalogue.icons[city]}
        board.cached[_CITIES, lowest] = icons
    if not icons:
        return ()
    turn = running_turn(s)
    if turn is None or seat in turn.vars[ENDORSED]:
        return ()
    assert DOGMA.options is not None
    featured = m.catalogue.featured  # a distant card costs a card by Parley, so another one must be left to pay with
    able: Collection[int]
    if MayActivate in m.each:
        able = [card for card in DOGMA.options(m, s, seat, board) if len(hand) > needs_parley(m, s, seat, card)]
    else:
        able = DOGMA.options(m, s, seat, board) if m.parley and len(hand) > 1 else activatable(m, s, board)
    return [card for card in able if featured.get(card) in icons]


def _endorse(m: Machine, s: State, f: Frame) -> int:
    """Take the Dogma action; a Parley for a distant player's card goes first, then the city is chosen and paid for."""
    card, seat = f.vars[ActionFrame.CARD], f.seat
    turn = running_turn(s)
    assert turn is not None
    turn.vars[ENDORSED] = (*turn.vars[ENDORSED], seat)
    m.push(s, Frame.of(EndorseFrame, seat))
    if m.explaining and (why := karmas.activation(m, s, seat, card)) is not None:
        m.fact(s, why)
    if needs_parley(m, s, seat, card):
        paying = {each for price in _payable(m, s, seat, card) for each in price.pay}
        m.push(s, parley.parley_frame(seat, "activate", keep=min(paying) if len(paying) == 1 else -1))
    return ActionStep.LOCK


def _waiting(s: State) -> Frame:
    """Return the action that is endorsed."""
    action = running_action(s)
    assert action is not None
    return action


def _city(m: Machine, s: State, f: Frame) -> int:
    """Choose the city, if several would do; without one the Dogma action goes on as it would have been.

    That comes about where a karma hears of the card returned for Parley, and takes the city or the last card to pay.
    """
    card = _waiting(s).vars[ActionFrame.CARD]
    payable = _payable(m, s, f.seat, card)
    if not payable:
        m.fact(s, reasons.NOT_ENDORSED(f.seat, cards=(card,), icon=int(m.catalogue.featured[card])))
        m.pop(s)
        return EndorseStep.CHOOSE_CITY
    city = m.one_of(s, f, "card", [price.city for price in payable], "endorse-city")
    if city is None:
        return EndorseStep.CHOOSE_CITY
    f.vars[CITY] = city
    return EndorseStep.PAY


def _pay(m: Machine, s: State, f: Frame) -> int:
    """Junk the card that is chosen, and let the action be an endorsed one, also if a karma stands in for the junking.

    So goes a Decree action on (Ultimate p. 29, the example of Homer).
    """
    action, seat, city = _waiting(s), f.seat, f.vars[CITY]
    card, picked = action.vars[ActionFrame.CARD], f.vars[PAID]
    if picked < 0:
        (pay,) = [price.pay for price in _payable(m, s, seat, card) if price.city == city]
        chosen = m.one_of(s, f, "card", pay, "endorse-pay")
        if chosen is None:
            return EndorseStep.PAY
        picked = chosen
    said = karma.GO
    if Deed.JUNK in m.watchers:
        said = karma.heard(m, s, f, (Deed.JUNK,), seat, karma.Subject(card=picked))
        if said == karma.WAIT:
            f.vars[PAID] = picked
            return EndorseStep.PAY
    action.vars[ActionFrame.ENDORSED_WITH] = city
    if m.explaining:
        icon, value = int(m.catalogue.featured[card]), table.value(m, s, city)
        m.fact(s, reasons.ENDORSED(seat, cards=(city, card), icon=icon, value=value))
    m.pop(s)
    if said == karma.GO:
        moves.move(m, s, m.out_verb, seat, picked, m.zones.out_of_play)
    return EndorseStep.PAY


ENDORSE = ActionKind(word="endorse", options=_endorsable, perform=_endorse, executes=True, prices=prices)
PROGRAMS: Mapping[type[Locals], tuple[Handler, ...]] = {EndorseFrame: EndorseStep.handled(choose_city=_city, pay=_pay)}
