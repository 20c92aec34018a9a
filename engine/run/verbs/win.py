"""Winning and losing by a card (4e base p. 30), and ending a Dogma action early."""

from __future__ import annotations

from engine.lang.lower import Ins, guard
from engine.lang.nodes import Deed, Win
from engine.model.state import Frame, State
from engine.query.eligibility import side
from engine.query.evaluate import Evaluator
from engine.run import endings, karma, turn, wins
from engine.run.machine import Handler, Machine
from engine.run.verbs.outcome import close, leaving, passed, skip
from engine.trace import facts
from engine.trace.events import Outcome


def _win(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, Win)
    card, condition = e.code.card, guard(e.code, at)
    compared = e.compared(condition) if condition is not None else None
    amount = node.most if node.most is not None else node.least
    leaders = e.leaders(amount, least=node.least is not None) if amount is not None else None

    skip_it = leaving(ins, at, e, Outcome.SKIPPED, at + 1)
    who = e.seats(node.who)
    guarded = Deed.WIN in e.c.watchers

    def win(m: Machine, s: State, f: Frame) -> int:
        (winner,) = who(s, f)
        if guarded and (said := wins.heard(m, s, f, winner)) != karma.GO:
            return at if said == karma.WAIT else skip_it(m, s, f)
        if m.explaining:
            numbers = compared(s, f) if compared is not None else {}
            m.fact(s, facts.WIN_BY_CARD(winner, cards=(card,), **numbers))
        m.end_game(s, side(m, s, winner), "win-card", card)
        return at

    def single_wins(m: Machine, s: State, f: Frame) -> int:
        assert leaders is not None
        first, found = leaders(s, f)
        best, counts = found[first[0]], tuple(found.items())
        if len(first) > 1:
            m.fact(s, facts.TIE_VOIDS(f.seat, seats=first, best=best, counts=counts))
            return skip_it(m, s, f)
        if guarded and (said := wins.heard(m, s, f, first[0])) != karma.GO:
            return at if said == karma.WAIT else skip_it(m, s, f)
        m.fact(s, facts.WIN_BY_CARD(first[0], rule="win-card-single", cards=(card,), best=best, counts=counts))
        m.end_game(s, side(m, s, first[0]), "win-card", card)
        return at

    return single_wins if leaders is not None else win


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
