"""What carries out a command: a function of its argument (after the colon) and its value (of a text field)."""

from __future__ import annotations

from collections.abc import Callable

Handler = Callable[[str, str], object]
Handlers = dict[str, Handler]
"""handlers by the names of commands"""


def plain(do: Callable[[], object]) -> Handler:
    """Return a handler that needs neither argument nor value."""
    return lambda _argument, _value: do()
