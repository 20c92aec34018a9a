"""The guard around every callback: it shows an exception in the app, and re-raises it if strict."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from engine.strictness import strict

log = logging.getLogger(__name__)


class Guard:
    """Runs callbacks and passes their exceptions to ``show``.

    Nested callbacks (a click moves the session, whose listeners redraw) count as one: the outermost shows the error,
    once.
    """

    def __init__(self, show: Callable[[Exception], None]) -> None:
        self._show = show
        self._depth = 0

    def run(self, callback: Callable[..., Any], *args: Any) -> None:
        """Call ``callback``; show its exception."""
        self._depth += 1
        try:
            callback(*args)
        except Exception as error:
            if self._depth > 1:
                raise
            log.exception("a callback of the app failed")
            self._show(error)
            if strict():
                raise
        finally:
            self._depth -= 1

    def wrap(self, callback: Callable[..., Any]) -> Callable[..., None]:
        """Return the callback wrapped in the guard."""

        def guarded(*args: Any) -> None:
            self.run(callback, *args)

        return guarded
