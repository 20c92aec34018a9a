"""Draw, and draw and X: one card at a time, X done to that very card (4e base p. 20, Draw / Draw and X)."""

from __future__ import annotations

from engine.lang.lower import Ins
from engine.lang.nodes import Deed, Draw, TheSet, Verb
from engine.model.frames import ASKED, DONE, DRAW_VALUE, DRAWS_LEFT, IT, MOVED, named_slot
from engine.model.state import Frame, State
from engine.query.evaluate import Evaluator
from engine.run import draws, karma, moves
from engine.run.machine import Handler, Machine
from engine.run.verbs import amounts, proof
from engine.trace.events import Showing


def _count(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, Draw)
    number, value = e.number(node.times), e.value(node.value)
    why_so_many, why_this = amounts.explainer(e, node.times, "draws"), amounts.explainer(e, node.value, "value")

    shown = proof.read_from(e, node.value)

    def count(m: Machine, s: State, f: Frame) -> int:
        if shown is not None:
            moves.prove(m, s, f.seat, shown(s, f, -1), Showing.CONDITION)
        times = number(s, f, -1)
        f.vars[DRAWS_LEFT] = times
        f.vars[DRAW_VALUE] = value(s, f, -1)
        f.vars[MOVED] = ()
        f.vars[ASKED] += times
        if m.explaining:
            if why_so_many is not None:
                why_so_many(m, s, f, times)
            if why_this is not None and times > 0:
                why_this(m, s, f, f.vars[DRAW_VALUE])
        if times > 0:
            return at + 1
        f.vars[IT] = ()
        return ins.jump

    return count


def _draw(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, Draw)
    named = node.of if isinstance(node.of, str) else ""
    slot = named_slot(e.code, node.of.name) if isinstance(node.of, TheSet) else None

    stays = node.then in (None, Verb.REVEAL)
    deed = Deed.DRAW_INTO_HAND if stays else Deed.DRAW
    guarded = any(each in e.c.watchers for each in karma.names(deed))
    after = next((place for place in range(at, len(e.code.body)) if e.code.body[place].op == "draw-again"), at + 1)

    def draw(m: Machine, s: State, f: Frame) -> int:
        of = named
        if slot is not None and f.vars[slot] is not None:
            of = m.setup.sets[f.vars[slot]]
        if guarded:
            said = draws.heard(m, s, f, f.seat, f.vars[DRAW_VALUE], of, deed)
            if said == karma.WAIT:
                return at
            karma.over(f)
            if said == karma.INSTEAD:
                f.vars[IT] = ()
                return after
        card = draws.draw(m, s, f.seat, f.vars[DRAW_VALUE], of)
        if card < 0:
            return at  # the game is over, or will be when a karma has heard who wins
        f.vars[IT] = (card,)
        f.vars[MOVED] = (*[each for each in f.vars[MOVED] if each != card], card)  # a karma may have put it back
        f.vars[DONE] += 1
        return at + 1

    return draw


def _show(ins: Ins, at: int, e: Evaluator) -> Handler:
    def show(m: Machine, s: State, f: Frame) -> int:
        moves.reveal(m, s, f.seat, f.vars[IT][0])
        return at + 1

    return show


def _move(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, Draw)
    assert node.then is not None
    verb = e.c.out_verb if node.then is Verb.JUNK else node.then.value
    filling = verb in e.c.zones.filled_by
    guard = karma.of_verb(verb) if e.c.watchers else None
    melds = bool(e.c.when_melded) and verb == "meld"

    def move(m: Machine, s: State, f: Frame) -> int:
        if guard is not None and f.vars[IT]:
            said = guard(m, s, f, f.vars[IT][0])
            if said == karma.WAIT:
                return at
            karma.over(f)
            if said == karma.INSTEAD:
                f.vars[ASKED] += 1  # it was drawn, and the rest was not done
                return at + 1
        if filling and not moves.has_room(m, s, f.seat, verb):
            f.vars[ASKED] += 1  # it was drawn, and not safeguarded or foreshadowed, so not all was done
            return at + 1
        card = f.vars[IT][0]
        moves.move(m, s, verb, f.seat, card, moves.target_of(m, verb, f.seat, card))
        if melds:
            karma.melded(m, s, f.seat, card)
        return at + 1

    return move


def _again(ins: Ins, at: int, e: Evaluator) -> Handler:
    def again(m: Machine, s: State, f: Frame) -> int:
        f.vars[DRAWS_LEFT] -= 1
        if f.vars[DRAWS_LEFT] > 0:
            return ins.jump
        f.vars[IT] = f.vars[MOVED]
        return at + 1

    return again


OPERATIONS = {"draw-count": _count, "draw": _draw, "show-drawn": _show, "move-drawn": _move, "draw-again": _again}
