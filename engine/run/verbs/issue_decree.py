"""Issue a Decree by an effect: no hand is junked for it (Ultimate p. 30)."""

from __future__ import annotations

from engine.lang.lower import Ins
from engine.lang.nodes import IssueDecree
from engine.model.cards import SpecialKind
from engine.model.frames import ASKED, DONE, system_frame
from engine.model.state import Frame, State
from engine.query.evaluate import Evaluator
from engine.run.machine import Handler, Machine
from engine.run.verbs.outcome import leaving
from engine.trace.events import Outcome

PROGRAM = "issue-decree"
"""the program of the set with the Decrees that settles what becomes of one; its frame has the local ``decree``"""


def _issue(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, IssueDecree)
    color = e.color(node.color)
    specials = e.c.catalogue.specials
    decrees = {
        int(each.color): each.id for each in specials if each.kind is SpecialKind.DECREE and each.color is not None
    }
    skip_it = leaving(ins, at, e, Outcome.SKIPPED, at + 1)

    def issue(m: Machine, s: State, f: Frame) -> int:
        f.vars[ASKED] += 1
        decree = decrees.get(color(s, f, -1), -1)
        program = system_frame(PROGRAM)
        if decree < 0 or program is None or s.where[decree] == m.zones.specials_out_of_play:
            return skip_it(m, s, f)
        f.vars[DONE] += 1
        m.push(s, Frame.of(program, f.seat, decree=decree))
        return at + 1

    return issue


OPERATIONS = {"issue-decree": _issue}
