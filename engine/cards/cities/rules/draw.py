"""City draws: for a new color by a Meld action, and for every new direction of a splay (Ultimate p. 22).

The draw is a program of its own, put on the stack when something sets it off: it runs before whatever comes next, also
in the middle of an effect.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards.cities import SET
from engine.cards.cities.rules import reasons
from engine.lang.terms import Color
from engine.model.frames import heard
from engine.model.layouts import Locals, Number, Steps, Term, local, step
from engine.model.state import Frame, State
from engine.query import table
from engine.run import after_meld, draws, karma
from engine.run.machine import Handler, Machine
from engine.trace.events import Fact


class CityDrawStep(Steps):
    """The steps of a City draw."""

    DRAW = step()


class CityDrawFrame(Locals, program="city-draw", steps=CityDrawStep):
    """A City draw that something has set off; the frame's seat draws."""

    COLOR = local(Term(tuple(color.word for color in Color)))
    """the color that is new, or was splayed"""
    DIRECTION = local(Number())
    """the direction in which it was splayed; 0: the color is new"""
    VALUE = local(Number())
    """that of the player's highest top card, found before karmas hear of the draw"""
    HEARD = heard()


IDS = frozenset(SET.ids)
"""the ids of cities, for what is asked so often that a function for each card would show"""


def is_city(card: int) -> bool:
    """Return whether a card is a city."""
    return card in IDS


def is_new_color(m: Machine, s: State, seat: int, card: int) -> bool:
    """Return whether a card that was just melded is the only one of its color on a board."""
    return len(s.zones[m.piles_of[seat][m.catalogue.color[card]]]) == 1


def holds_city(m: Machine, s: State, seat: int) -> bool:
    """Return whether a player has a City in hand, and so draws no other (Ultimate p. 22)."""
    return not IDS.isdisjoint(table.hand(m, s, seat))


def foretell(m: Machine, s: State, seat: int, card: int) -> tuple[Fact, ...]:
    """Return why no City is drawn for a color that was just added; nothing where one is."""
    return (reasons.CITY_IN_HAND(seat),) if holds_city(m, s, seat) else ()


def after_new_color(m: Machine, s: State, seat: int, card: int) -> None:
    """Let a seat draw a City for the color that it has added to its board."""
    m.push(s, Frame.of(CityDrawFrame, seat, color=int(m.catalogue.color[card])))


def after_splay(m: Machine, s: State, seat: int, owner: int, color: int, direction: int) -> None:
    """Let the player who has splayed draw a City, on any board; unsplaying sets nothing off."""
    if direction:
        m.push(s, Frame.of(CityDrawFrame, seat, color=color, direction=int(direction)))


def _draw(m: Machine, s: State, f: Frame) -> int:
    seat, color, direction = f.seat, f.vars[CityDrawFrame.COLOR], f.vars[CityDrawFrame.DIRECTION]
    if karma.is_fresh(f):
        if holds_city(m, s, seat):
            if m.explaining:
                m.fact(s, reasons.CITY_IN_HAND(seat))
            m.pop(s)
            return CityDrawStep.DRAW
        value = f.vars[CityDrawFrame.VALUE] = table.highest_top(m, s, seat)
        if m.explaining:
            if direction:
                m.fact(s, reasons.NEW_SPLAY(seat, color=color, direction=direction, value=value))
            else:
                m.fact(s, reasons.NEW_COLOR(seat, color=color, value=value))
    value = f.vars[CityDrawFrame.VALUE]
    said = draws.heard(m, s, f, seat, value, SET.name) if m.watchers else karma.GO
    if said == karma.WAIT:
        return CityDrawStep.DRAW
    if said == karma.GO and draws.draw(m, s, seat, value, SET.name) < 0:
        return CityDrawStep.DRAW
    m.pop(s)
    return CityDrawStep.DRAW


RULE = after_meld.MeldRule(
    word="city-draw",
    place=after_meld.Place.CITY_DRAW,
    applies=is_new_color,
    perform=after_new_color,
    foretell=foretell,
)
PROGRAMS: Mapping[type[Locals], tuple[Handler, ...]] = {CityDrawFrame: CityDrawStep.handled(draw=_draw)}
