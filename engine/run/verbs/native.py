"""Effects that the language cannot express: registered, re-entrant handlers that save their data in the frame."""

from __future__ import annotations

from engine.lang.lower import Ins
from engine.lang.nodes import Native
from engine.query.evaluate import Evaluator
from engine.run.machine import Handler, Linker

NATIVES: dict[str, Linker] = {}
"""linkers by name; a linker is registered by the module that defines it, at import"""


def _native(ins: Ins, at: int, e: Evaluator) -> Handler:
    node = ins.node
    assert isinstance(node, Native)
    return NATIVES[node.name](ins, at, e)


OPERATIONS = {"native": _native}
