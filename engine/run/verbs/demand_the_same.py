"""Demand the same: a karma lets its owner demand first of who is about to demand what the waiting demand says."""

from __future__ import annotations

from engine.lang.lower import Ins
from engine.lang.nodes import ExecuteThatEffect
from engine.lang.nodes.karma import KNOWN_BEFORE
from engine.model.frames import MUST, ActionFrame, SelfExecutionFrame, named_slot
from engine.model.state import Frame, State
from engine.query.evaluate import Evaluator
from engine.query.running import running_action
from engine.run import karma, moves
from engine.run.machine import Handler, Machine
from engine.trace.events import Began, Span


def _waiting_demand(waiting: Frame) -> tuple[str, bool]:
    """Return the program of the demand before which a frame waits, and whether nothing in it may be declined."""
    v = waiting.vars
    if waiting.program == SelfExecutionFrame.program:
        return v[SelfExecutionFrame.PLAN][v[SelfExecutionFrame.EFFECT] - 1], v[SelfExecutionFrame.MUST]
    return v[ActionFrame.PLAN][v[ActionFrame.EFFECT]], False


def _demand(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, ExecuteThatEffect)
    assert node.upon is not None
    them, known = e.seats(node.upon), named_slot(e.code, KNOWN_BEFORE)

    def demand(m: Machine, s: State, f: Frame) -> int:
        action = running_action(s)
        f.vars[known] = len(action.vars[ActionFrame.LEDGER]) if action is not None else 0
        program, must = _waiting_demand(karma.waiting(m, s))
        code = m.codes[program]
        for seat in them(s, f):
            frame = moves.effect_frame(m, s, program, seat, f.seat)
            frame.vars[MUST] = must
            m.event(s, Began(Span.EXECUTION, seat, code.card, code.effect))
            m.push(s, frame)
        return at + 1

    return demand


def _forget(ins: Ins, at: int, e: Evaluator) -> Handler:
    """Take out of the action's ledger what a karma made players do: no "if" of the card counts it (Ultimate p. 15)."""
    known = named_slot(e.code, KNOWN_BEFORE)

    def forget(m: Machine, s: State, f: Frame) -> int:
        action = running_action(s)
        if action is not None:
            action.vars[ActionFrame.LEDGER] = action.vars[ActionFrame.LEDGER][: f.vars[known]]
        return at + 1

    return forget


OPERATIONS = {"demand-the-same": _demand, "forget-demanded": _forget}
