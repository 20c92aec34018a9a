"""Promotion: a card of the forecast is melded after a Meld action, for a free Dogma action with it (Ultimate p. 25).

The choice is a program of its own, put on the stack when the turn of a promotion comes in Ultimate's chart (p. 9). It
is a meld by an effect of the rules, no Meld action: nothing that waits for one is set off by it (Ultimate p. 20). The
karma of a Figure that waits for its meld, by whatever it comes about, is (p. 29).
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards.echoes.rules import reasons
from engine.lang.nodes import Deed
from engine.model.frames import ActionStep, heard
from engine.model.layouts import Card, Locals, Steps, local, step
from engine.model.state import Frame, State
from engine.query import table
from engine.query.running import running_action
from engine.run import after_meld, karma, moves
from engine.run.actions import DOGMA, emit_meld
from engine.run.machine import Handler, Machine
from engine.run.turn import add_free_action
from engine.trace.events import Fact


class PromotionStep(Steps):
    """The steps of a promotion."""

    PROMOTE = step()


class PromotionFrame(Locals, program="promotion", steps=PromotionStep):
    """A promotion that a Meld action has set off; the frame's seat promotes."""

    MELDED = local(Card())
    """the card that was melded"""
    CARD = local(Card(none=True))
    """the card that is about to be promoted, while karmas that wait for it run; -1 for none"""
    HEARD = heard()


def promotable(m: Machine, s: State, seat: int, melded: int) -> tuple[int, ...]:
    """Return the cards of a seat's forecast of at most the value of a card that it has melded, sorted."""
    forecast = s.zones[m.zones.of("forecast", seat)]
    if not forecast:
        return ()
    most, value = table.value(m, s, melded), table.values(m, s)
    return tuple(sorted([card for card in forecast if value[card] <= most]))


def _applies(m: Machine, s: State, seat: int, card: int) -> bool:
    return bool(promotable(m, s, seat, card))


def foretell(m: Machine, s: State, seat: int, card: int) -> tuple[Fact, ...]:
    """Return how many cards of the forecast may be promoted after a meld, and that one must be."""
    count = len(promotable(m, s, seat, card))
    return (reasons.PROMOTES(seat, cards=(card,), count=count, most=table.value(m, s, card)),)


def _passed_over(m: Machine, s: State, seat: int, card: int) -> tuple[Fact, ...]:
    """Return that every card of a forecast has a higher value than the melded one; nothing of an empty forecast."""
    forecast = s.zones[m.zones.of("forecast", seat)]
    if not forecast:
        return ()
    value = table.values(m, s)
    lowest = min([value[each] for each in forecast])
    return (reasons.ALL_HIGHER(seat, cards=(card,), most=value[card], lowest=lowest),)


def _begin(m: Machine, s: State, seat: int, card: int) -> None:
    (found,) = foretell(m, s, seat, card)
    if found.number("count") > 1:  # of a single one its promotion tells it
        m.fact(s, found)
    m.push(s, Frame.of(PromotionFrame, seat, melded=card))


def _promote(m: Machine, s: State, f: Frame) -> int:
    """Meld the card of the forecast that the player chooses; its free Dogma action comes next.

    If a karma stands in for the meld, nothing is promoted and nothing follows: "if you do" (Ultimate p. 15, p. 25).
    """
    seat, melded, card = f.seat, f.vars[PromotionFrame.MELDED], f.vars[PromotionFrame.CARD]
    if card < 0:
        fitting = promotable(m, s, seat, melded)
        if not fitting:
            m.pop(s)
            return PromotionStep.PROMOTE
        chosen = m.one_of(s, f, "card", fitting, "promote")
        if chosen is None:
            return PromotionStep.PROMOTE
        card = chosen
    if Deed.MELD in m.watchers:
        said = karma.heard(m, s, f, (Deed.MELD,), seat, karma.Subject(card=card))
        if said == karma.WAIT:
            f.vars[PromotionFrame.CARD] = card
            return PromotionStep.PROMOTE
        if said == karma.INSTEAD:
            m.fact(s, reasons.NOT_PROMOTED(seat))
            m.pop(s)
            return PromotionStep.PROMOTE
    if m.explaining:
        value, most = table.value(m, s, card), table.value(m, s, melded)
        m.fact(s, reasons.PROMOTED(seat, cards=(card, melded), value=value, most=most))
    moves.move(m, s, "meld", seat, card, moves.own_pile(m, seat, card))
    if m.explaining:
        emit_meld(m, s, seat, card)
    if card in m.karmas or not m.catalogue.facts[card].effects:
        m.fact(s, reasons.NOTHING_FOLLOWS(seat, cards=(card,)))
    else:
        m.fact(s, reasons.FREE_DOGMA(seat, cards=(card,)))
        add_free_action(m, s, seat, DOGMA.word, card, foreseen=True)
        action = running_action(s)
        if action is not None and m.switches["promotion-check"] == "after-the-free-dogma":
            action.pc = ActionStep.OVER
    m.pop(s)
    karma.melded(m, s, seat, card)
    return PromotionStep.PROMOTE


RULE = after_meld.MeldRule(
    word="promotion",
    place=after_meld.Place.PROMOTION,
    applies=_applies,
    perform=_begin,
    foretell=foretell,
    passed_over=_passed_over,
)
PROGRAMS: Mapping[type[Locals], tuple[Handler, ...]] = {PromotionFrame: PromotionStep.handled(promote=_promote)}
