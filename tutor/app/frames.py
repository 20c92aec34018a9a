"""Frames: under which place the page saves what it shows, and how the kernel follows where the page has gone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tutor.panels.annotated import Annotating
from tutor.panels.commands import WANTED, WAYS, of_key
from tutor.panels.concealed import Audience
from tutor.panels.now import Selection
from tutor.widgets.keeper import Keeper

if TYPE_CHECKING:
    from tutor.app.app import App


class Frames:
    """What the page may show again by itself (see ``tutor.widgets.keeper``)."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.keeper: Keeper

    def make(self) -> None:
        """Make the keeper of the app's widgets."""
        app = self.app
        commands = {key: command.name for key in WANTED if (command := of_key(key)) and command.name in WAYS}
        shown = (
            app.table.overlay, app.now, app.annotation, app.why, app.card, app.log, app.lines, app.title, app.stepper,
            app.stepper.slider, app.hub,
        )  # fmt: skip
        self.keeper = Keeper(shown, app.stepper.slider, commands, app.guard.wrap(self._follow))
        app.box.add_class(f"itut-keeper-{self.keeper.model_id}")

    def input(self, act: Callable[..., None]) -> Callable[..., None]:
        """Return an act of the user that is ignored if it was meant for a frame that the kernel refused."""

        def heard(*given: object) -> None:
            if not self.keeper.is_deaf:
                act(*given)

        return heard

    @property
    def following(self) -> bool:
        """Whether what is drawn is already in the page."""
        return self.keeper.is_following

    def place(self) -> None:
        """Say under which place the page saves what is drawn now, and where the ways from it lead."""
        app, session = self.app, self.app.session
        room, attention = app.display.viewport, app.attention
        key = (
            session.tree, session.line.id, session.viewer, app.seats.person, app.concealed, app.lang, app.notes,
            app.display.opened, room.theme, room.width, room.height, room.narrow, room.scale, app.table.fineness,
            attention.unfolded, repr(app.drawing.pointed), app.annotating.edits,
        )  # fmt: skip
        ways: dict[str, int] = {}
        if session.step.parent >= 0:
            ways |= {"back": session.step.parent, "start": 0}
        if not session.at_tip and app.stepping.can_step:
            ways["into"] = session.path()[session.step.number + 1]
        clean = not (
            app.classroom.blank
            or app.seats.covered
            or app.comparing.compares
            or app.editing.editor is not None
            or app.annotating.annotating != Annotating()
            or app.hub.playing
            or attention.reads
            or attention.selection != Selection()
            or app.concealed.audience is Audience.CLASS
        )
        self.keeper.show(key, session.cursor, session.step.number, app.drawing.drawn_from, ways, clean=clean)

    def _follow(self, step: int, came_from: int | None) -> None:
        """Go to a step that the page already shows, with the news that it had when it was saved."""
        self.app.drawing.come_from(came_from)
        self.app.session.goto(step)
