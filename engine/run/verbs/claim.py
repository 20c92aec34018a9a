"""Claim a special achievement through a card: at once, and only if it is available (4e base p. 28)."""

from __future__ import annotations

from engine.lang.lower import Ins
from engine.lang.nodes import Claim
from engine.model.frames import ASKED, DONE
from engine.model.state import Frame, State
from engine.query.evaluate import Evaluator
from engine.run import achievements
from engine.run.machine import Handler, Machine
from engine.run.verbs.outcome import leaving
from engine.trace.events import Outcome


def _claim(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, Claim)
    special = e.c.catalogue.find(node.name)

    skip_it = leaving(ins, at, e, Outcome.SKIPPED, at + 1)

    def claim(m: Machine, s: State, f: Frame) -> int:
        f.vars[ASKED] += 1
        if not achievements.claim(m, s, f.seat, special):
            return skip_it(m, s, f)
        f.vars[DONE] += 1
        return at + 1

    return claim


OPERATIONS = {"claim": _claim}
