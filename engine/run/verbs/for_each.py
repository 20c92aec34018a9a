"""Do something for each of several colours, cards, values or players: one after the other, all fixed at the start."""

from __future__ import annotations

from collections.abc import Callable

from engine.lang.lower import Ins
from engine.lang.nodes import Bonuses, Cards, ForEach, Place, Selection, Who
from engine.model.frames import DECIDER, named_slot
from engine.model.state import Frame, Request, State
from engine.model.zones import Fronts
from engine.query import places, table
from engine.query.evaluate import Evaluator, needs_front
from engine.run import moves
from engine.run.machine import Handler, Machine
from engine.run.verbs.outcome import leaving
from engine.trace import facts
from engine.trace.events import Outcome, Showing

Things = Callable[[Machine, State, Frame], tuple[int, ...]]


def _things(node: ForEach, e: Evaluator) -> Things:
    """Return what lists the colours, cards, seats, values or bonuses."""
    among = node.among
    if among is None:
        below, way = node.below, -1 if node.descending else 1

        def values(m: Machine, s: State, f: Frame) -> tuple[int, ...]:
            return tuple(table.each_value(m, s, below))[::way]

        return values
    if isinstance(among, Who):
        seats = e.seats(among)
        return lambda m, s, f: tuple(seats(s, f))
    if isinstance(among, Bonuses):
        shown = e.bonuses(among)
        return lambda m, s, f: shown(s, f, -1)
    if isinstance(among, Cards) and node.ascending:
        cards, c = e.cards(among), e.c
        return lambda m, s, f: tuple(sorted(cards(s, f, -1), key=lambda card: table.value(c, s, card)))
    found = e.cards(among) if isinstance(among, Cards) else e.colors(among)
    return lambda m, s, f: found(s, f, -1)


def _begin(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, ForEach)
    things, left = _things(node, e), named_slot(e.code, f"{node.into}-left")

    def begin(m: Machine, s: State, f: Frame) -> int:
        f.vars[left] = things(m, s, f)
        if not f.vars[left] and m.explaining:
            m.fact(s, facts.FOR_EACH_OF_NONE(f.seat))
        return at + 1

    return begin


def _next(ins: Ins, at: int, e: Evaluator) -> Handler:
    node, code = ins.node, e.code
    assert isinstance(node, ForEach)
    one, left = named_slot(code, node.into), named_slot(code, f"{node.into}-left")
    cards, values = isinstance(node.among, Cards), node.among is None
    asked = not (node.in_order or node.ascending or isinstance(node.among, Who) or node.among is None)
    kind = "card" if cards else "color"
    skip_it = leaving(ins, at, e, Outcome.SKIPPED)
    shown = cards and _is_read(node, e)

    def go_on(m: Machine, s: State, f: Frame) -> int:
        v = f.vars
        if not v[left]:
            over = v[one] is not None
            v[one] = None
            return ins.jump if over else skip_it(m, s, f)
        if f.answer is not None:
            (chosen,), f.answer = f.answer, None
        elif asked and len(v[left]) > 1:
            where = (code.card, code.effect, ins.sentence)
            m.ask(s, Request(v[DECIDER], kind, tuple(sorted(v[left])), 1, 1, "for-each", *where))
            return at
        else:
            chosen = v[left][0]
        at_next = v[left].index(chosen)
        v[left] = (*v[left][:at_next], *v[left][at_next + 1 :])  # of two equal bonuses only one
        if shown:
            moves.prove(m, s, f.seat, (chosen,), Showing.CONDITION)
        v[one] = (chosen,) if cards else chosen
        if values and m.explaining:
            m.fact(s, facts.EACH_VALUE(f.seat, value=chosen))
        return at + 1

    return go_on


def _is_read(node: ForEach, e: Evaluator) -> bool:
    """Return whether what is done depends on the fronts of cards that not all players may see."""
    among = node.among
    place = among.place if isinstance(among, Selection) else None
    hidden = isinstance(place, Place) and places.has_fronts(e.c.zones, place.zone, Fronts.OWNER)
    return hidden and any(map(needs_front, node.steps))


OPERATIONS = {"for-each": _begin, "for-next": _next}
