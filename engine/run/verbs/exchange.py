"""Exchange: swap the cards of two places, both fixed first; one side may be empty (4e base p. 21).

Two cards that were chosen before swap the places where they lie. If one of them is not there, nothing can be swapped.
"""

from __future__ import annotations

from engine.lang.lower import Ins
from engine.lang.nodes import Deed, Exchange, NamedCards, Place, Selection
from engine.model.frames import ASKED, DONE, IT, SET_ASIDE, TO_MOVE
from engine.model.state import Frame, State
from engine.query.evaluate import Evaluator
from engine.run import karma, moves
from engine.run.machine import Handler, Machine
from engine.run.verbs import proof as proofs


def _exchange(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, Exchange)
    if isinstance(node.mine, NamedCards) and isinstance(node.theirs, NamedCards):
        return _swap(at, guarded=Deed.EXCHANGE in e.c.watchers)
    assert isinstance(node.mine, Selection)
    assert isinstance(node.theirs, Selection)
    mine, theirs = node.mine.place, node.theirs.place
    assert isinstance(mine, Place)
    assert isinstance(theirs, Place)
    my_seats, their_seats = e.seats(mine.of), e.seats(theirs.of)
    my_proof, their_proof = proofs.of_all(e, node.mine, node), proofs.of_all(e, node.theirs, node)

    guarded = Deed.EXCHANGE in e.c.watchers

    def exchange(m: Machine, s: State, f: Frame) -> int:
        here, there = my_seats(s, f)[0], their_seats(s, f)[0]
        first, second = f.vars[SET_ASIDE], f.vars[TO_MOVE]
        for proof, cards in ((my_proof, first), (their_proof, second)):
            if proof is not None:
                proof.fit(m, s, f, cards)
        if guarded and (first or second) and (said := stopped(m, s, f)):
            return at if said == karma.WAIT else at + 1
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


def stopped(m: Machine, s: State, f: Frame) -> str:
    """Return why nothing is exchanged now: a karma runs first, or has run instead; nothing if it goes on.

    The exchange of all cards is one deed. What a karma stood in for is not done (Ultimate p. 15).
    """
    cards = (*f.vars[SET_ASIDE], *f.vars[TO_MOVE])
    said = karma.heard(m, s, f, (Deed.EXCHANGE,), f.seat, karma.Subject(several=cards))
    if said == karma.WAIT:
        return said
    karma.over(f)
    if said == karma.GO:
        return ""
    f.vars[IT] = f.vars[SET_ASIDE] = f.vars[TO_MOVE] = ()
    f.vars[ASKED], f.vars[DONE] = len(cards), 0
    return said


def _swap(at: int, *, guarded: bool) -> Handler:
    def swap(m: Machine, s: State, f: Frame) -> int:
        first, second = f.vars[SET_ASIDE], f.vars[TO_MOVE]
        pairs = [*zip((*first, *second), (*second, *first), strict=True)] if len(first) == len(second) == 1 else []
        if guarded and pairs and (said := stopped(m, s, f)):
            return at if said == karma.WAIT else at + 1
        goals = [(card, moves.zone_like(m, s.where[other], card)) for card, other in pairs]
        for card, goal in goals:
            moves.move(m, s, "exchange", f.seat, card, goal)
        f.vars[IT] = (*first, *second) if goals else ()
        f.vars[ASKED], f.vars[DONE] = 2, len(goals)
        f.vars[SET_ASIDE] = f.vars[TO_MOVE] = ()
        return at + 1

    return swap


OPERATIONS = {"exchange": _exchange}
