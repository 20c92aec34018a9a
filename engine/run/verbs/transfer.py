"""Transfer: move cards from one area to another; it is no meld, score or achieve (4e base p. 23)."""

from __future__ import annotations

from engine.lang.lower import Ins
from engine.lang.nodes import Transfer
from engine.model.frames import CONSIDERED, MOVED, TO_MOVE
from engine.model.state import Frame, State
from engine.query.evaluate import Evaluator
from engine.run import karma, moves
from engine.run.machine import Handler, Machine
from engine.run.verbs import proof as proofs
from engine.run.verbs.move import about_to, advance, arrivals, finish, stopped, uncovered
from engine.run.verbs.order import next_card


def _transfer(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, Transfer)
    owners = e.seats(node.to.of)
    proof, more = proofs.of_all(e, node.cards, node), uncovered(e, node.cards)
    guard = karma.of_verb("transfer") if e.c.watchers else None
    take_up = arrivals(e, node.cards) if guard is not None else None

    def transfer(m: Machine, s: State, f: Frame) -> int:
        owner = owners(s, f)
        if not owner:
            f.vars[TO_MOVE] = ()
            return finish(f, at)
        if proof is not None and not f.vars[MOVED]:
            proof.fit(m, s, f, f.vars[TO_MOVE])
        if not f.vars[TO_MOVE]:
            return done(m, s, f)
        held = f.vars[TO_MOVE]
        if node.bottom_up:
            lowest = max(held, key=lambda card: s.zones[s.where[card]].index(card))
            if guard is not None and (said := stopped(m, s, f, guard, lowest)):
                return at if said == karma.WAIT or f.vars[TO_MOVE] else done(m, s, f)
            return moved(m, s, f, lowest, moves.zone_for(m, node.to, owner[0], lowest))
        card = about_to(f) if guard is not None else -1
        if card < 0:
            card = next_card(m, s, f, "transfer", ins, lambda card: moves.zone_for(m, node.to, owner[0], card), guard)
        if card < 0:
            return at
        if guard is not None and (said := stopped(m, s, f, guard, card, take_up)):
            return at if said == karma.WAIT or f.vars[TO_MOVE] else done(m, s, f)
        return moved(m, s, f, card, moves.zone_for(m, node.to, owner[0], card))

    def moved(m: Machine, s: State, f: Frame, card: int, target: int) -> int:
        if s.where[card] != target:
            moves.move(m, s, "transfer", f.seat, card, target)
            advance(f, card)
        else:
            f.vars[TO_MOVE] = tuple(other for other in f.vars[TO_MOVE] if other != card)
        return at if f.vars[TO_MOVE] or (more is not None and more(s, f)) else done(m, s, f)

    def done(m: Machine, s: State, f: Frame) -> int:
        if take_up is not None:
            f.vars[CONSIDERED] = ()
        if proof is not None:
            proof.none_fits(m, s, f, f.vars[MOVED])
        return finish(f, at)

    return transfer


OPERATIONS = {"transfer": _transfer}
