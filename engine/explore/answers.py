"""Every legal answer to a request."""

from __future__ import annotations

from collections.abc import Iterator

from engine.model.state import State
from engine.query import together
from engine.run.machine import Machine


def answers(m: Machine, s: State) -> Iterator[tuple[int, ...]]:
    """Yield every legal answer to the request, each set once, smaller ones first; none without a request."""
    request = s.request
    if request is None:
        return
    if request.optional:
        yield ()
    for size in range(request.low, request.high + 1):
        yield from together.sets(m, s, request.together, request.options, size)


def branches(m: Machine, s: State) -> Iterator[State]:
    """Yield the state after each answer to the request, made when it is asked for: there may be billions of them."""
    for picked in answers(m, s):
        branch = s.copy()
        m.answer(branch, picked)
        yield branch
