"""Input: clicks, keys and scripts all name a command, which the table of commands allows or refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.app.handlers import Handlers, carry_out
from tutor.panels.commands import BY_NAME, DIGITS, IGNORED, Command, of_key, refused

if TYPE_CHECKING:
    from tutor.app.app import App


class Input:
    """Carries out commands with the handlers of an app's parts."""

    def __init__(self, app: App, *handlers: Handlers) -> None:
        self.app = app
        self.handlers = {name: handler for each in handlers for name, handler in each.items()}

    def refused(self, command: Command) -> str:
        """Return why a command is not carried out now (see ``tutor.panels.commands.refused``); empty if it is."""
        app = self.app
        return refused(command, app.concealed, blank=app.classroom.blank, covered=app.seats.covered)

    def allows(self, command: Command) -> bool:
        """Return whether a command may be carried out now; say why if it may not."""
        reason = self.refused(command)
        if reason and reason != IGNORED:
            self.app.notice(reason)
        return not reason

    def run(self, id_: str, value: str = "") -> None:
        """Carry out a command named ``name`` or ``name:argument``; ``value`` is that of a text field.

        Raises:
            SessionError: there is no such command.
        """
        command = BY_NAME.get(id_.partition(":")[0])
        if command is None or self.allows(command):
            carry_out(self.handlers, id_, value)

    def press(self, key: str) -> None:
        """Carry out the command of a key; other keys do nothing."""
        command = of_key(key)
        if command is not None:
            self.run(f"{command.name}:{key}" if key in DIGITS else command.name)
