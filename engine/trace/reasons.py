"""The fact or choice that is the reason for the end of a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.trace.events import Chosen, Entry, Fact, SentenceEnded


def reasons(entries: Sequence[Entry]) -> Mapping[int, int]:
    """Return place of a sentence's end -> place of its reason, for every end whose reason is among the entries."""
    place_of: dict[tuple[str, int], int] = {}
    found: dict[int, int] = {}
    for place, (at, item) in enumerate(entries):
        if isinstance(item, Fact | Chosen):
            place_of[at.program, at.pc] = place
        elif isinstance(item, SentenceEnded) and (at.program, item.because) in place_of:
            found[place] = place_of[at.program, item.because]
    return found
