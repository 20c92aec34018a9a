"""What the immediate icons of a city do when it is melded with a Meld action (Ultimate p. 22).

Each icon is a step: the top one first, then those at the bottom.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.cards.cities.rules import reasons
from engine.cards.cities.rules.draw import IDS
from engine.lang.nodes import Deed
from engine.lang.terms import SLOT_WORDS, Mark, Search, Slot, SlotContents, Splay
from engine.model.frames import heard
from engine.model.layouts import Card, Locals, Name, Several, Steps, local, step
from engine.model.state import Frame, State
from engine.run import after_meld, draws, karma, moves
from engine.run.machine import Handler, Machine
from engine.run.verbs import splay
from engine.run.verbs.junk_deck import junk_all

ARROWS = {Mark.LEFT: Splay.LEFT, Mark.RIGHT: Splay.RIGHT, Mark.UP: Splay.UP}
"""the direction in which each arrow splays"""
IMMEDIATE = frozenset({Mark.PLUS, Mark.JUNK, Mark.UPLIFT, Mark.UNSPLAY, *ARROWS})
"""the marks that do something at once; a search icon does, too"""
FROM_TOP = (
    Slot.TOP_LEFT,
    Slot.TOP_MIDDLE,
    Slot.TOP_RIGHT,
    Slot.BOTTOM_LEFT,
    Slot.BOTTOM_MIDDLE,
    Slot.BOTTOM_RIGHT,
)
"""the slots of a city in the order in which their icons act"""


class CityIconsStep(Steps):
    """The steps of what the icons of a city do."""

    NEXT_ICON = step()
    UPLIFT_DRAW = step()
    RETURN_REST = step()


class CityIconsFrame(Locals, program="city-icons", steps=CityIconsStep):
    """The icons of a city that was melded; the frame's seat melded it."""

    CARD = local(Card())
    LEFT = local(Several(Name()))
    """the icons that have yet to act, in order, by their words"""
    TO_RETURN = local(Several(Card()))
    """revealed cards that a search has not taken and that have yet to be returned"""
    TO_JUNK = local(Card(none=True))
    """the achievement that is about to be junked, while karmas that wait for it run; -1 for none"""
    CONSIDERED = local(Several(Card()))
    """the cards of the deck that is junked which have been considered, where karmas may keep them"""
    HEARD = heard()


CARD, LEFT, TO_RETURN = CityIconsFrame.CARD, CityIconsFrame.LEFT, CityIconsFrame.TO_RETURN
TO_JUNK, CONSIDERED = CityIconsFrame.TO_JUNK, CityIconsFrame.CONSIDERED


@lru_cache(maxsize=256)
def immediate(slots: tuple[SlotContents, ...]) -> tuple[SlotContents, ...]:
    """Return the icons of a city that do something when it is melded, in the order in which they do."""
    found = [slots[slot] for slot in FROM_TOP if slot < len(slots)]
    return tuple([each for each in found if isinstance(each, Search) or each in IMMEDIATE])


def has_immediate(m: Machine, s: State, seat: int, card: int) -> bool:
    """Return whether a card is a city with an icon that does something when it is melded."""
    return card in IDS and bool(immediate(m.catalogue.slots[card]))


def begin(m: Machine, s: State, seat: int, card: int) -> None:
    """Let the icons of a melded city act."""
    words = tuple(each.word for each in immediate(m.catalogue.slots[card]))
    m.push(s, Frame.of(CityIconsFrame, seat, card=card, left=words))


def _next_icon(m: Machine, s: State, f: Frame) -> int:
    left = f.vars[LEFT]
    if not left:
        m.pop(s)
        return CityIconsStep.NEXT_ICON
    icon = SLOT_WORDS[left[0]]
    if isinstance(icon, Search):
        return _search(m, s, f, icon)
    if icon is Mark.PLUS:
        return _plus(m, s, f)
    if icon is Mark.JUNK:
        return _junk(m, s, f)
    if icon is Mark.UPLIFT:
        return _uplift(m, s, f)
    if icon is Mark.UNSPLAY:
        return _unsplay(m, s, f)
    assert isinstance(icon, Mark)
    return _arrow(m, s, f, ARROWS[icon])


_SPLAYS = (Deed.SPLAY, Deed.SPLAY_LEFT)


def _done(f: Frame) -> int:
    """Go on to the icon after the one that has acted."""
    f.vars[LEFT] = f.vars[LEFT][1:]
    return CityIconsStep.NEXT_ICON


def _plus(m: Machine, s: State, f: Frame) -> int:
    card = f.vars[CARD]
    value = m.catalogue.age[card] + 1
    if karma.is_fresh(f):
        m.fact(s, reasons.PLUS(f.seat, cards=(card,), value=value))
    return CityIconsStep.NEXT_ICON if _waits_to_draw(m, s, f, value) else _done(f)


def _waits_to_draw(m: Machine, s: State, f: Frame, value: int) -> bool:
    """Draw a card, unless a karma runs first; return whether one does."""
    if m.watchers:
        said = draws.heard(m, s, f, f.seat, value)
        if said == karma.WAIT:
            return True
        karma.over(f)
        if said == karma.INSTEAD:
            return False
    draws.draw(m, s, f.seat, value)
    return False


def _junk(m: Machine, s: State, f: Frame) -> int:
    """Junk an available standard achievement of the city's value; if there are several, which is asked."""
    if f.vars[TO_JUNK] >= 0:
        return _junk_it(m, s, f)
    card = f.vars[CARD]
    value = m.catalogue.age[card]
    fitting = [each for each in s.zones[m.zones.available] if m.catalogue.age[each] == value]
    if not fitting:
        m.fact(s, reasons.JUNK_NONE(f.seat, cards=(card,), value=value))
        return _done(f)
    picked = m.one_of(s, f, "card", fitting, "junk")
    if picked is None:
        return CityIconsStep.NEXT_ICON
    m.fact(s, reasons.JUNK(f.seat, cards=(card,), value=value))
    f.vars[TO_JUNK] = picked
    return _junk_it(m, s, f)


def _junk_it(m: Machine, s: State, f: Frame) -> int:
    """Junk the achievement that was chosen, unless a karma stands in for that."""
    card, said = f.vars[TO_JUNK], karma.GO
    if Deed.JUNK in m.watchers:
        said = karma.heard(m, s, f, (Deed.JUNK,), f.seat, karma.Subject(card=card))
        if said == karma.WAIT:
            return CityIconsStep.NEXT_ICON
        karma.over(f)
    f.vars[TO_JUNK] = -1
    if said == karma.GO:
        moves.move(m, s, m.out_verb, f.seat, card, m.zones.out_of_play)
    return _done(f)


def _uplift(m: Machine, s: State, f: Frame) -> int:
    """Junk the base deck one higher than the city; the draw is the next step."""
    card = f.vars[CARD]
    age = m.catalogue.age[card] + 1
    if karma.is_fresh(f):
        m.fact(s, reasons.UPLIFT(f.seat, cards=(card,), junked=age, drawn=age + 1))
    if age <= m.last_age:
        done, _junked = junk_all(m, s, f, m.base_decks[age], CONSIDERED)
        if not done:
            return CityIconsStep.NEXT_ICON
    return CityIconsStep.UPLIFT_DRAW


def _uplift_draw(m: Machine, s: State, f: Frame) -> int:
    card = f.vars[CARD]
    value = m.catalogue.age[card] + 2
    if karma.is_fresh(f):
        m.fact(s, reasons.UPLIFT_DRAWS(f.seat, cards=(card,), drawn=value))
    return CityIconsStep.UPLIFT_DRAW if _waits_to_draw(m, s, f, value) else _done(f)


def _arrow(m: Machine, s: State, f: Frame, direction: Splay) -> int:
    card = f.vars[CARD]
    color = int(m.catalogue.color[card])
    if karma.is_fresh(f):
        m.fact(s, reasons.ARROW(f.seat, cards=(card,), color=color, direction=int(direction)))
    if not m.watchers.keys().isdisjoint(_SPLAYS) and not (
        karma.is_fresh(f) and moves.can_splay(m, s, f.seat, color, direction).denies
    ):
        deed = Deed.SPLAY_LEFT if direction is Splay.LEFT else Deed.SPLAY
        said = karma.heard(m, s, f, karma.names(deed), f.seat, karma.Subject(color=color))
        if said == karma.WAIT:
            return CityIconsStep.NEXT_ICON
        karma.over(f)
        if said == karma.INSTEAD:
            return _done(f)
    _done(f)
    splay.done(m, s, f.seat, f.seat, color, direction)
    return CityIconsStep.NEXT_ICON


def _unsplay(m: Machine, s: State, f: Frame) -> int:
    """Unsplay the city's color on the boards of all opponents."""
    card = f.vars[CARD]
    color = int(m.catalogue.color[card])
    splayed = [seat for seat in m.opponents(s, f.seat) if s.splays[m.piles_of[seat][color]]]
    kind = reasons.UNSPLAY if splayed else reasons.UNSPLAY_NONE
    m.fact(s, kind(f.seat, cards=(card,), color=color))
    for seat in splayed:
        splay.done(m, s, f.seat, seat, color, Splay.NONE)
    return _done(f)


def _search(m: Machine, s: State, f: Frame, icon: Search) -> int:
    """Reveal the top cards of the base deck, take those with the icon; the rest is returned in the next step.

    The deck is that of the city's value, never a higher one. What is taken is no draw, so no rule about draws is asked.
    """
    card, seat = f.vars[CARD], f.seat
    value = m.catalogue.age[card]
    shown = s.zones[m.base_decks[value]][:value]
    for each in shown:
        m.look_at(s, each)
    if not shown:
        m.fact(s, reasons.SEARCH_EMPTY(seat, cards=(card,), value=value))
        return _done(f)
    m.fact(s, reasons.SEARCH(seat, cards=(card,), icon=int(icon.icon), value=value, count=len(shown)))
    for each in shown:
        moves.reveal(m, s, seat, each)
    found = [each for each in shown if icon.icon in m.catalogue.icons[each]]
    for each in found:
        moves.move(m, s, "take", seat, each, m.hand_of[seat])
    f.vars[TO_RETURN] = tuple([each for each in shown if each not in found])
    return CityIconsStep.RETURN_REST


def _return_rest(m: Machine, s: State, f: Frame) -> int:
    """Return the cards that were not taken, in the order that the player chooses."""
    left = f.vars[TO_RETURN]
    if not left:
        return _done(f)
    card = m.one_of(s, f, "order", left, "return")
    if card is None:
        return CityIconsStep.RETURN_REST
    f.vars[TO_RETURN] = tuple([each for each in left if each != card])
    moves.move(m, s, "return", f.seat, card, m.home[card])
    return CityIconsStep.RETURN_REST


RULE = after_meld.MeldRule(word="city-icons", place=after_meld.Place.CITY_ICONS, applies=has_immediate, perform=begin)
PROGRAMS: Mapping[type[Locals], tuple[Handler, ...]] = {
    CityIconsFrame: CityIconsStep.handled(next_icon=_next_icon, uplift_draw=_uplift_draw, return_rest=_return_rest)
}
