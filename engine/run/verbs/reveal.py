"""Reveal: show cards to all; they stay where they are (4e base p. 22)."""

from __future__ import annotations

from engine.lang.lower import Ins
from engine.lang.nodes import Reveal
from engine.model.frames import DONE, IT, TO_MOVE
from engine.model.state import Frame, State
from engine.query.evaluate import Evaluator
from engine.run import moves
from engine.run.machine import Handler, Machine
from engine.run.verbs import proof as proofs


def _reveal(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, Reveal)
    proof = proofs.of_all(e, node.cards, node)

    def reveal(m: Machine, s: State, f: Frame) -> int:
        held = f.vars[TO_MOVE]
        for card in held:
            moves.reveal(m, s, f.seat, card)
        if proof is not None:
            proof.none_fits(m, s, f, held)
        f.vars[IT], f.vars[TO_MOVE] = held, ()
        f.vars[DONE] += len(held)
        return at + 1

    return reveal


OPERATIONS = {"reveal": _reveal}
