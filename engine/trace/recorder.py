"""Collecting a trace: off, events only, or events and facts."""

from __future__ import annotations

from enum import IntEnum

from engine.trace.events import Entry


class Level(IntEnum):
    """How much is told."""

    OFF = 0
    EVENTS = 1
    FULL = 2


class Trace:
    """A list of what was told since it was last taken."""

    __slots__ = ("entries",)

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def take(self) -> tuple[Entry, ...]:
        """Return what was told and forget it."""
        entries, self.entries = tuple(self.entries), []
        return entries
