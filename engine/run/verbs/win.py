"""Winning and losing by a card (4e base p. 30), and ending a Dogma action early."""

from __future__ import annotations

from engine.lang.lower import Ins
from engine.lang.nodes import Win
from engine.model.state import Frame, State
from engine.query.eligibility import side
from engine.query.evaluate import Evaluator
from engine.run import endings, turn
from engine.run.machine import Handler, Machine
from engine.run.verbs.outcome import close, leaving, passed, skip
from engine.trace import facts
from engine.trace.events import Outcome


def _win(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, Win)
    amount = node.most if node.most is not None else node.least
    leader = e.single_most(amount, least=node.least is not None) if amount is not None else None

    skip_it = leaving(ins, at, e, Outcome.SKIPPED, at + 1)

    def win(m: Machine, s: State, f: Frame) -> int:
        winner = leader(s, f) if leader is not None else f.seat
        if winner < 0:
            m.fact(s, facts.TIE_VOIDS(f.seat))
            return skip_it(m, s, f)
        m.end_game(s, side(m, s, winner), "win-card", e.code.card)
        return at

    return win


def _lose(ins: Ins, at: int, e: Evaluator) -> Handler:
    def lose(m: Machine, s: State, f: Frame) -> int:
        endings.leave(m, s, f.seat, "card")
        return at

    return lose


def _end_dogma_action(ins: Ins, at: int, e: Evaluator) -> Handler:
    code = e.code
    rest = passed(code, at, len(code.body))

    def complete(m: Machine, s: State, f: Frame) -> int:
        m.fact(s, facts.DOGMA_COMPLETE(f.seat))
        close(m, s, f, code, ins.sentence)
        skip(m, s, f, code, rest, at)
        turn.complete_dogma(m, s)
        return at

    return complete


OPERATIONS = {"win": _win, "lose": _lose, "end-dogma-action": _end_dogma_action}
