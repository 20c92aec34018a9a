"""The one guard around every callback: what it raises is shown in the app, and raised again if strict."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from engine.strictness import strict

log = logging.getLogger(__name__)


class Guard:
    """Runs callbacks; ``show`` gets what they raise.

    A callback that runs another one inside (a click that moves the session, whose listeners redraw) is one run: the
    outermost shows the error, once.
    """

    def __init__(self, show: Callable[[Exception], None]) -> None:
        self._show = show
        self._depth = 0

    def run(self, callback: Callable[..., Any], *args: Any) -> None:
        """Call back; show what it raises."""
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
        """Return the callback inside the guard."""

        def guarded(*args: Any) -> None:
            self.run(callback, *args)

        return guarded
