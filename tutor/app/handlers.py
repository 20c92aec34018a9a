"""What carries out a command: a function of its argument (after the colon) and its value (of a text field)."""

from __future__ import annotations

from collections.abc import Callable

from tutor.session import SessionError

Handler = Callable[[str, str], object]
Handlers = dict[str, Handler]
"""handlers by the names of commands"""


def plain(do: Callable[[], object]) -> Handler:
    """Return a handler that needs neither argument nor value."""
    return lambda _argument, _value: do()


def of_argument(do: Callable[[str], object]) -> Handler:
    """Return a handler that needs the argument alone."""
    return lambda argument, _value: do(argument)


def carry_out(handlers: Handlers, id_: str, value: str = "") -> None:
    """Carry out a command of a panel named ``name`` or ``name:argument``; ``value`` is that of a text field.

    Raises:
        SessionError: there is no such command.
    """
    name, _, argument = id_.partition(":")
    handler = handlers.get(name)
    if handler is None:
        msg = f"no command {id_!r}"
        raise SessionError(msg)
    handler(argument, value)
