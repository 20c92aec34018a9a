"""What a karma does with the effect or the action that waits beneath it (Figures; Ultimate p. 29)."""

from __future__ import annotations

from engine.lang.lower import Ins
from engine.model.frames import DECIDER, ME, MUST, RAISED, ActionFrame
from engine.model.state import Frame, State
from engine.query.evaluate import Evaluator
from engine.query.running import running_action
from engine.run import bounds, karma, moves
from engine.run.machine import Handler, Machine
from engine.trace import facts
from engine.trace.events import Began, Span


def _execute_again(ins: Ins, at: int, e: Evaluator) -> Handler:
    def execute_again(m: Machine, s: State, f: Frame) -> int:
        waiting = karma.waiting(m, s)
        code = m.codes[waiting.program]
        bounds.again(m, s, code.card)
        again = moves.effect_frame(m, s, code.id, waiting.seat, waiting.vars[ME], waiting.vars[DECIDER])
        again.vars[MUST], again.vars[RAISED] = waiting.vars[MUST], waiting.vars[RAISED]
        m.fact(s, facts.EXECUTED_AGAIN(waiting.seat, cards=(e.code.card, code.card), effect=code.effect))
        m.event(s, Began(Span.EXECUTION, waiting.seat, code.card, code.effect))
        m.push(s, again)
        return at + 1

    return execute_again


def _have_sole_majority(ins: Ins, at: int, e: Evaluator) -> Handler:
    def have_sole_majority(m: Machine, s: State, f: Frame) -> int:
        action = running_action(s)
        if action is not None:
            action.vars[ActionFrame.MAJORITY] = f.seat
            m.fact(s, facts.SOLE_MAJORITY(f.seat, cards=(e.code.card,)))
        return at + 1

    return have_sole_majority


OPERATIONS = {"execute-again": _execute_again, "have-sole-majority": _have_sole_majority}
