"""Exchange: swap the cards of two places, both fixed first; one side may be empty (4e base p. 21).

Two cards that were chosen before swap the places where they lie. If one of them is not there, nothing can be swapped.
"""

from __future__ import annotations

from engine.lang.lower import Ins
from engine.lang.nodes import Exchange, NamedCards, Place, Selection
from engine.model.frames import ASKED, DONE, IT, SET_ASIDE, TO_MOVE
from engine.model.state import Frame, State
from engine.query.evaluate import Evaluator
from engine.run import moves
from engine.run.machine import Handler, Machine
from engine.run.verbs import proof as proofs


def _exchange(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, Exchange)
    if isinstance(node.mine, NamedCards) and isinstance(node.theirs, NamedCards):
        return _swap(at)
    assert isinstance(node.mine, Selection)
    assert isinstance(node.theirs, Selection)
    mine, theirs = node.mine.place, node.theirs.place
    assert isinstance(mine, Place)
    assert isinstance(theirs, Place)
    my_seats, their_seats = e.seats(mine.of), e.seats(theirs.of)
    my_proof, their_proof = proofs.of_all(e, node.mine, node), proofs.of_all(e, node.theirs, node)

    def exchange(m: Machine, s: State, f: Frame) -> int:
        here, there = my_seats(s, f)[0], their_seats(s, f)[0]
        first, second = f.vars[SET_ASIDE], f.vars[TO_MOVE]
        for proof, cards in ((my_proof, first), (their_proof, second)):
            if proof is not None:
                proof.fit(m, s, f, cards)
        for card in first:
            moves.move(m, s, "exchange", f.seat, card, moves.zone_for(m, theirs, there, card))
        for card in second:
            moves.move(m, s, "exchange", f.seat, card, moves.zone_for(m, mine, here, card))
        for proof in (my_proof, their_proof):
            if proof is not None:
                proof.none_fits(m, s, f, (*first, *second))
        f.vars[IT] = (*first, *second)
        f.vars[ASKED] = f.vars[DONE] = len(first) + len(second)
        f.vars[SET_ASIDE] = f.vars[TO_MOVE] = ()
        return at + 1

    return exchange


def _swap(at: int) -> Handler:
    def swap(m: Machine, s: State, f: Frame) -> int:
        first, second = f.vars[SET_ASIDE], f.vars[TO_MOVE]
        pairs = [*zip((*first, *second), (*second, *first), strict=True)] if len(first) == len(second) == 1 else []
        goals = [(card, moves.zone_like(m, s.where[other], card)) for card, other in pairs]
        for card, goal in goals:
            moves.move(m, s, "exchange", f.seat, card, goal)
        f.vars[IT] = (*first, *second) if goals else ()
        f.vars[ASKED], f.vars[DONE] = 2, len(goals)
        f.vars[SET_ASIDE] = f.vars[TO_MOVE] = ()
        return at + 1

    return swap


OPERATIONS = {"exchange": _exchange}
