"""Raise the values printed in an effect, as long as it runs: its frame waits beneath the karma's."""

from __future__ import annotations

from collections.abc import Iterator

from engine.lang import nodes
from engine.lang.lower import Code, Ins
from engine.lang.nodes import RaiseValues, inside
from engine.model.frames import RAISED, named_slot
from engine.model.state import Frame, State
from engine.query.evaluate import Evaluator
from engine.run import karma
from engine.run.machine import Handler, Machine
from engine.trace import facts


def printed_values(code: Code) -> Iterator[str]:
    """Yield the parameters of an effect whose first number is a value that the card prints (Fusion's)."""
    first = dict(code.tree.parameters)
    for node in inside(code.tree):
        match node:
            case nodes.Draw(value=nodes.TheNumber(name=name)) | nodes.JunkDeck(age=nodes.TheNumber(name=name)):
                pass
            case nodes.Selection(value=nodes.TheNumber(name=name)):
                pass
            case _:
                continue
        if isinstance(first.pop(name, None), int):
            yield name


def _raise(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, RaiseValues)

    def raise_values(m: Machine, s: State, f: Frame) -> int:
        waiting = karma.waiting(m, s)
        code = m.codes[waiting.program]
        waiting.vars[RAISED] += node.by
        for name in printed_values(code):
            waiting.vars[named_slot(code, name)] += node.by
        m.fact(s, facts.VALUES_RAISED(f.seat, cards=(e.code.card, code.card), by=node.by, effect=code.effect))
        return at + 1

    return raise_values


OPERATIONS = {"raise-values": _raise}
