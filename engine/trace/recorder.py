"""Collecting a trace: off, events only, or events and facts."""

from __future__ import annotations

from enum import IntEnum

from engine.trace.events import At, Entry, Event, Fact


class Level(IntEnum):
    """How much is told."""

    OFF = 0
    EVENTS = 1
    FULL = 2


class Trace:
    """A list of what was told since it was last taken."""

    __slots__ = ("entries", "full")

    def __init__(self, level: Level) -> None:
        self.full = level >= Level.FULL
        self.entries: list[Entry] = []

    def event(self, at: At, event: Event) -> None:
        """Tell an event."""
        self.entries.append(Entry(at, event))

    def fact(self, at: At, fact: Fact) -> None:
        """Tell a fact, if facts are wanted."""
        if self.full:
            self.entries.append(Entry(at, fact))

    def take(self) -> tuple[Entry, ...]:
        """Return what was told and forget it."""
        entries, self.entries = tuple(self.entries), []
        return entries
