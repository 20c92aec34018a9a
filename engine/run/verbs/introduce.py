"""Introduce a deck: cards that were in no zone so far come into the game as a shuffled deck (Ultimate p. 30)."""

from __future__ import annotations

from engine.lang.lower import Ins
from engine.lang.nodes import IntroduceDeck
from engine.model.frames import ASKED, DONE
from engine.model.state import Frame, State
from engine.query.evaluate import Evaluator
from engine.run import setup
from engine.run.machine import Handler, Machine
from engine.trace import facts


def _introduce(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, IntroduceDeck)

    def introduce(m: Machine, s: State, f: Frame) -> int:
        count = setup.introduce(m, s, node.age)
        f.vars[ASKED] += 1
        f.vars[DONE] += count > 0
        m.fact(s, facts.INTRODUCED(f.seat, holds=count > 0, value=node.age, count=count))
        return at + 1

    return introduce


OPERATIONS = {"introduce-deck": _introduce}
