"""Flip a coin: the state's own random numbers decide, so that the same game is the same for ever."""

from __future__ import annotations

from engine.lang.lower import Ins
from engine.lang.nodes import FlipCoin
from engine.model import rng
from engine.model.frames import ASKED, DONE, named_slot
from engine.model.state import Frame, State
from engine.query.evaluate import Evaluator
from engine.run.machine import Handler, Machine
from engine.trace import facts


def _flip_coin(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, FlipCoin)
    slot = named_slot(e.code, node.into)

    def flip_coin(m: Machine, s: State, f: Frame) -> int:
        s.rng, number = rng.step(s.rng)
        f.vars[slot] = number & 1
        f.vars[ASKED] += 1
        f.vars[DONE] += 1
        m.fact(s, facts.COIN(f.seat, holds=f.vars[slot] == 1))
        return at + 1

    return flip_coin


OPERATIONS = {"flip-coin": _flip_coin}
