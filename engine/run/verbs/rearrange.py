"""Rearrange the order of a colour: which pile, then its cards from the top down (3e: FAQ on Publications).

A pile of one card has no other order and cannot be picked. Each question is about one card, so a pile of many cards
asks many questions and never offers every order at once.
"""

from __future__ import annotations

from engine.lang.lower import Ins
from engine.lang.nodes import Colors, Rearrange
from engine.model.frames import ASKED, COLOR, DECIDER, DONE, MOVED, MUST, TO_MOVE
from engine.model.state import Frame, Request, State
from engine.query.evaluate import Evaluator
from engine.run import moves
from engine.run.machine import Handler, Machine
from engine.run.verbs.outcome import leaving
from engine.trace import facts
from engine.trace.events import Outcome


def _choose_pile(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, Rearrange)
    owners, code = e.seats(node.of), e.code
    several = e.colors(node.color) if isinstance(node.color, Colors) else None
    one = e.color(node.color) if not isinstance(node.color, Colors) else None
    skip_it, decline = leaving(ins, at, e, Outcome.SKIPPED), leaving(ins, at, e, Outcome.DECLINED)

    def choose_pile(m: Machine, s: State, f: Frame) -> int:
        if f.answer is not None:
            picked, f.answer = f.answer, None
        else:
            owner = owners(s, f)[0]
            wanted = several(s, f, -1) if several is not None else (one(s, f, -1),) if one is not None else ()
            options = tuple(color for color in wanted if color >= 0 and len(s.zones[m.zones.pile(owner, color)]) > 1)
            if not options:
                f.vars[ASKED] += 1
                m.fact(s, facts.NOTHING_TO_REARRANGE(f.seat))
                return skip_it(m, s, f)
            may = ins.optional and not f.vars[MUST]
            if may or len(options) > 1:
                where = (code.card, code.effect, ins.sentence)
                m.ask(s, Request(f.vars[DECIDER], "color", options, 1, 1, "rearrange", *where, may))
                return at
            picked = options
        f.vars[ASKED] += 1
        if not picked:
            return decline(m, s, f)
        f.vars[COLOR] = picked[0]
        f.vars[TO_MOVE], f.vars[MOVED] = s.zones[m.zones.pile(owners(s, f)[0], picked[0])], ()
        return at + 1

    return choose_pile


def _rearrange(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, Rearrange)
    owners, code = e.seats(node.of), e.code

    def rearrange(m: Machine, s: State, f: Frame) -> int:
        v = f.vars
        if f.answer is not None:
            card = f.answer[0]
            f.answer = None
            v[TO_MOVE] = tuple(other for other in v[TO_MOVE] if other != card)
            v[MOVED] = (*v[MOVED], card)
        if len(v[TO_MOVE]) > 1:
            left = tuple(sorted(v[TO_MOVE]))
            m.ask(s, Request(v[DECIDER], "order", left, 1, 1, "rearrange", code.card, code.effect, ins.sentence))
            return at
        cards = (*v[MOVED], *v[TO_MOVE])
        if moves.rearrange(m, s, f.seat, owners(s, f)[0], v[COLOR], cards):
            v[DONE] += 1
        v[COLOR], v[TO_MOVE], v[MOVED] = None, (), ()
        return at + 1

    return rearrange


OPERATIONS = {"choose-pile": _choose_pile, "rearrange": _rearrange}
