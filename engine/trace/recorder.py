"""Collecting a trace: off, events only, or events and facts."""

from __future__ import annotations

from enum import IntEnum

from engine.trace.events import Entry


class Level(IntEnum):
    """How much the trace records."""

    OFF = 0
    EVENTS = 1
    FULL = 2


class Trace:
    """The entries since the last :meth:`take`."""

    __slots__ = ("entries",)

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def take(self) -> tuple[Entry, ...]:
        """Return the entries and remove them."""
        entries, self.entries = tuple(self.entries), []
        return entries
