"""Work in slices, between which whatever the user does comes first."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tutor.app.app import App

BREATH = 0.01
"""seconds between two slices, in which messages of the page are handled"""


class Slices:
    """One piece of work at a time; ``show`` is called after each slice and at the end.

    Without an event loop, as in a script, the work is done at once.
    """

    def __init__(self, show: Callable[[], None]) -> None:
        self._show = show
        self._work: Iterator[object] | None = None
        self._later: asyncio.TimerHandle | None = None

    @property
    def running(self) -> bool:
        """Whether there is more to do, and it will be done."""
        return self._work is not None

    def start(self, work: Iterator[object]) -> None:
        """Do this work instead of any other; an exception of it is raised, or shown by ``show``'s guard."""
        self.halt()
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            for _ in work:
                pass
            self._show()
            return
        self._work = work
        self._show()
        self._later = loop.call_later(BREATH, self._go, loop)

    def halt(self) -> None:
        """Do no more of it."""
        if self._later is not None:
            self._later.cancel()
            self._later = None
        self._work = None

    def _go(self, loop: asyncio.AbstractEventLoop) -> None:
        self._later = None
        work = self._work
        if work is None:
            return
        try:
            next(work)
        except StopIteration:
            self.halt()
        except Exception:
            self.halt()
            self._show()
            raise
        else:
            self._later = loop.call_later(BREATH, self._go, loop)
        self._show()


class Sliced(ABC):
    """A part of an app that works in slices, and is silent while a lesson, a class or a puzzle asks."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._slices = Slices(lambda: app.guard.run(self.show))

    @property
    def conceals(self) -> bool:
        """Whether a lesson, a class or a puzzle asks, or the screen is passed on, so that nothing is told."""
        app = self.app
        return not app.looks_ahead or not app.concealed.shows_previews or app.seats.covered

    @property
    def running(self) -> bool:
        """Whether there is more to do, and it will be done."""
        return self._slices.running

    @abstractmethod
    def show(self) -> None:
        """Show what is known so far."""
