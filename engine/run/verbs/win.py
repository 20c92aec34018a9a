"""Winning and losing by a card (4e base p. 30), and ending a Dogma action early."""

from __future__ import annotations

from engine.lang.lower import Ins
from engine.lang.nodes import Win
from engine.model.state import Frame, State
from engine.query.eligibility import side
from engine.query.evaluate import Evaluator
from engine.run import endings, turn
from engine.run.machine import Handler, Machine
from engine.trace import facts


def _win(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, Win)
    amount = node.most if node.most is not None else node.least
    leader = e.single_most(amount, least=node.least is not None) if amount is not None else None

    def win(m: Machine, s: State, f: Frame) -> int:
        winner = leader(s, f) if leader is not None else f.seat
        if winner < 0:
            m.fact(s, facts.TIE_VOIDS(f.seat))
            return at + 1
        m.end_game(s, side(m, s, winner), "win-card", e.code.card)
        return at

    return win


def _lose(ins: Ins, at: int, e: Evaluator) -> Handler:
    def lose(m: Machine, s: State, f: Frame) -> int:
        endings.leave(m, s, f.seat, "card")
        return at

    return lose


def _end_dogma_action(ins: Ins, at: int, e: Evaluator) -> Handler:
    def complete(m: Machine, s: State, f: Frame) -> int:
        m.fact(s, facts.DOGMA_COMPLETE(f.seat))
        turn.complete_dogma(m, s)
        return at

    return complete


OPERATIONS = {"win": _win, "lose": _lose, "end-dogma-action": _end_dogma_action}
