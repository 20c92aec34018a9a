"""Reveal: show cards to all; they stay where they are (4e base p. 22)."""

from __future__ import annotations

from engine.lang.lower import Ins
from engine.model.frames import DONE, IT, TO_MOVE
from engine.model.state import Frame, State
from engine.query.evaluate import Evaluator
from engine.run import moves
from engine.run.machine import Handler, Machine


def _reveal(ins: Ins, at: int, e: Evaluator) -> Handler:
    def reveal(m: Machine, s: State, f: Frame) -> int:
        held = f.vars[TO_MOVE]
        for card in held:
            moves.reveal(m, s, f.seat, card)
        f.vars[IT], f.vars[TO_MOVE] = held, ()
        f.vars[DONE] += len(held)
        return at + 1

    return reveal


OPERATIONS = {"reveal": _reveal}
