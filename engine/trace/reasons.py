"""Which fact or choice a sentence's end speaks of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.trace.events import Chosen, Entry, Fact, SentenceEnded


def reasons(entries: Sequence[Entry]) -> Mapping[int, int]:
    """Return the place of its reason for the place of every sentence's end that has one among the entries."""
    told: dict[tuple[str, int], int] = {}
    found: dict[int, int] = {}
    for place, (at, item) in enumerate(entries):
        if isinstance(item, Fact | Chosen):
            told[at.program, at.pc] = place
        elif isinstance(item, SentenceEnded) and (at.program, item.because) in told:
            found[place] = told[at.program, item.because]
    return found
