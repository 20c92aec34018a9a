"""Claim a special achievement through a card: at once, and only if it is available (4e base p. 28)."""

from __future__ import annotations

from engine.lang.lower import Ins
from engine.lang.nodes import Claim, Deed
from engine.model.frames import ASKED, DONE
from engine.model.state import Frame, State
from engine.query.evaluate import Evaluator
from engine.run import achievements, karma
from engine.run.machine import Handler, Machine
from engine.run.verbs.outcome import leaving
from engine.trace.events import Outcome


def _claim(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, Claim)
    special = e.c.catalogue.find(node.name)

    skip_it = leaving(ins, at, e, Outcome.SKIPPED, at + 1)

    guarded = Deed.CLAIM in e.c.watchers

    def claim(m: Machine, s: State, f: Frame) -> int:
        if guarded and (s.where[special] == m.zones.specials or not karma.is_fresh(f)):
            said = karma.claim_heard(m, s, f, special)
            if said == karma.WAIT:
                return at
            karma.over(f)
            if said == karma.INSTEAD:
                f.vars[ASKED] += 1
                return skip_it(m, s, f)
        f.vars[ASKED] += 1
        if not achievements.claim(m, s, f.seat, special):
            return skip_it(m, s, f)
        f.vars[DONE] += 1
        return at + 1

    return claim


OPERATIONS = {"claim": _claim}
