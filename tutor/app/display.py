"""How the app is shown: size and theme of the viewport, layout, text size, motion, help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.text.messages import LANGUAGES
from tutor.app.handlers import Handlers, plain
from tutor.panels.help import help_content
from tutor.panels.viewport import Viewport
from tutor.scene.layout import open_key

if TYPE_CHECKING:
    from tutor.app.app import App


class Display:
    """The settings of an app that change its looks and nothing else."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.viewport = Viewport()
        self.opened: int | None = None
        """the seat whose folded board was opened, -1: none; ``None``: where something happens"""

    def handlers(self) -> Handlers:
        """Return what carries out this part's commands."""
        app = self.app
        return {
            "language": lambda _, __: setattr(app, "lang", LANGUAGES[(LANGUAGES.index(app.lang) + 1) % len(LANGUAGES)]),
            "en": lambda _, __: setattr(app, "lang", "en"),
            "uk": lambda _, __: setattr(app, "lang", "uk"),
            "smaller": lambda _, __: self._resize(larger=False),
            "larger": lambda _, __: self._resize(larger=True),
            "motion": lambda _, __: setattr(app, "motion", not app.motion),
            "help": lambda _, __: self.help(open_=not app.attention.helping),
            "escape": plain(self._escape),
        }

    @property
    def scale(self) -> float:
        """Text size; 1 is normal."""
        return self.viewport.scale

    def scale_to(self, scale: float) -> None:
        """Set the text size."""
        self.viewport.scale = scale
        self.resized()

    def _resize(self, *, larger: bool) -> None:
        before = self.scale
        self.scale_to(self.viewport.next_size(larger=larger))
        if self.scale == before:
            self.app.notice("notice-largest" if larger else "notice-smallest")

    def resized(self) -> None:
        """Draw everything in the size of the text."""
        self.app.hub.scale = self.scale
        self.app.table.forget_cards()
        self.app.drawing.redraw()

    def open_board(self, seat: int) -> None:
        """Open the folded board of a seat, or fold it if it is open."""
        app = self.app
        name = app.table.scene.box(open_key(seat)) if app.table.scene is not None else None
        self.opened = -1 if name is not None and name.selected else seat
        app.drawing.draw_table()

    def help(self, *, open_: bool) -> None:
        """Open or close the help."""
        app = self.app
        if open_ == app.attention.helping:
            return
        app.attention.helping = open_
        app.help.show(help_content(app.texts, presenting=app.presenting) if open_ else [])
        (app.help if open_ else app.now).focus()

    def _escape(self) -> None:
        app = self.app
        self.help(open_=False)
        if app.comparing.compares:
            app.compare(None)
        elif app.editing.let_go() or app.annotating.let_go():
            return
        if app.classroom.blank:
            app.classroom.toggle_blank()
        if app.attention.reads:
            app.attention.close()
            app.drawing.draw()

    def environment(self, env: dict[str, Any]) -> None:
        """Follow the theme and size that the browser reports."""
        app = self.app
        theme, fineness = self.viewport.theme, app.table.fineness
        app.table.fineness = float(env.get("pixels", fineness))
        if not self.viewport.update(env) and app.table.fineness == fineness:
            return
        if self.viewport.theme != theme:
            app.table.forget_cards()
        app.frames.keeper.leave()
        app.drawing.draw_table()
        app.frames.place()
