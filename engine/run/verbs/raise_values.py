"""Raise the values printed in an effect, or in all of an action, as long as it runs: it waits beneath the karma."""

from __future__ import annotations

from engine.lang.lower import Ins
from engine.lang.nodes import RaiseValues
from engine.model.frames import ActionFrame
from engine.model.state import Frame, State
from engine.query.evaluate import Evaluator
from engine.run import karma, moves
from engine.run.machine import Handler, Machine
from engine.trace import facts


def _raise(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, RaiseValues)

    by = e.number(node.by)

    def raise_values(m: Machine, s: State, f: Frame) -> int:
        waiting, more = karma.waiting(m, s), by(s, f, -1)
        if node.action:
            waiting.vars[ActionFrame.RAISED] += more
            m.fact(s, facts.ACTION_RAISED(f.seat, cards=(e.code.card,), by=more))
            return at + 1
        code = m.codes[waiting.program]
        moves.raise_printed(code, waiting, more)
        m.fact(s, facts.VALUES_RAISED(f.seat, cards=(e.code.card, code.card), by=more, effect=code.effect))
        return at + 1

    return raise_values


OPERATIONS = {"raise-values": _raise}
