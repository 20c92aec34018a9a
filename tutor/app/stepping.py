"""Stepping through the session: by command, by the slider, and by itself."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tutor.app.handlers import Handler, Handlers, plain
from tutor.panels.commands import BY_NAME, COMMANDS, Command

if TYPE_CHECKING:
    from tutor.app.app import App


class Stepping:
    """Moves the cursor of an app's session."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._last_tick = 0.0

    def handlers(self) -> Handlers:
        """Return what carries out this part's commands."""

        def of(command: Command) -> Handler:
            return lambda _, __: self.step(command)

        return {
            **{command.name: of(command) for command in COMMANDS if command.steps},
            "play": lambda _, __: self.play(playing=not self.app.hub.playing),
            "goto": lambda index, _: self.app.session.goto(int(index)),
            "restart": plain(self._restart),
        }

    @property
    def can_step(self) -> bool:
        """Whether a step forward is possible, as far as the viewer may know: no closed choice is waiting."""
        session = self.app.session
        return session.can_step and not (session.closed is not None and session.at_tip)

    def step(self, command: Command) -> None:
        """Take the steps of a command, or say why they cannot be taken."""
        app, session = self.app, self.app.session
        if command.forward and not self.can_step:
            self.play(playing=False)
            self._say_why()
        elif not command.forward and session.step.parent < 0:
            app.notice("notice-at-start")
        else:
            getattr(session, command.steps)()

    def _say_why(self) -> None:
        app, session = self.app, self.app.session
        request, closed = session.request, session.closed
        if closed is not None and not app.concealed.notice:
            app.notice("notice-closed", **app.texts.who(closed.seat))
            app.now.focus()
        elif session.state.result is not None:
            app.notice("notice-game-over")
        elif app.concealed.notice:
            app.notice(app.concealed.notice)
        elif request is not None:
            app.notice("notice-must-decide", **app.texts.who(request.seat))
            app.now.focus()

    def slide(self, number: int) -> None:
        """Go to the step with this number on the current line."""
        path = self.app.session.path()
        if 0 <= number < len(path) and path[number] != self.app.session.cursor:
            self.app.session.goto(path[number])

    def play(self, *, playing: bool) -> None:
        """Begin or stop taking steps by itself."""
        if playing and not self.can_step:
            self.step(BY_NAME["into"])
            return
        self.app.hub.playing = playing
        self.show_place()

    def tick(self) -> None:
        """Take a step if it is time for one; two tabs on one app both tick."""
        now, hub = time.monotonic(), self.app.hub
        if not hub.playing or now - self._last_tick < hub.autoplay_ms / 1000 * 0.6:
            return
        self._last_tick = now
        if self.can_step:
            self.app.session.into()
        if not self.can_step:
            self.play(playing=False)

    def show_place(self) -> None:
        """Show the place on the line in the stepper."""
        app, session = self.app, self.app.session
        app.stepper.show(session.step.number, session.last, playing=app.hub.playing, can_step=self.can_step)

    def _restart(self) -> None:
        self.app.compare(None)
        self.app.session.reset()
