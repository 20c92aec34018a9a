"""Presenting to a class: large type, answers concealed until a teacher reveals them, a blank screen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tutor.app.handlers import Handlers, plain
from tutor.panels.commands import IN_CLASS, WANTED
from tutor.panels.concealed import Audience

if TYPE_CHECKING:
    from tutor.app.app import App


class Classroom:
    """The app before a class."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.blank = False
        """whether the screen is blank"""

    def handlers(self) -> Handlers:
        """Return what carries out this part's commands."""
        return {
            "class": lambda _, __: self.present(on=not self.app.presenting),
            "reveal": plain(self.reveal),
            "blank": plain(self.toggle_blank),
            "next-in-list": plain(lambda: self.step_in_list(1)),
            "previous-in-list": plain(lambda: self.step_in_list(-1)),
            "class-restart": plain(self.restart),
        }

    def present(self, *, on: bool) -> None:
        """Begin or end presenting."""
        app = self.app
        if on == app.presenting:
            return
        app.display.viewport.projected, self.blank = on, False
        self._show_to(Audience.CURTAIN if on else Audience.PLAYER)
        app.hub.wanted = [*WANTED, *IN_CLASS] if on else [*WANTED]
        app.box.remove_class("itut-blank")
        (app.box.add_class if on else app.box.remove_class)("itut-presenting")
        app.display.help(open_=False)
        app.titles.label()
        app.display.resized()
        app.hub.spoken = app.drawing.spoken(app.step_view)  # else what was said to the class stays
        self.curtain_moved()

    def reveal(self) -> None:
        """Reveal the answers to the class, or conceal them again."""
        app = self.app
        judged = app.reveal_judged is not None and app.reveal_judged()
        if app.concealed.outcome:
            app.notice("notice-nothing-to-reveal")
            app.now.bring_part_into_view("notice")
            return
        self._show_to(Audience.CLASS if judged or app.curtained else Audience.CURTAIN)
        app.drawing.draw()
        self.curtain_moved()
        if not app.curtained:
            if app.on_revealed is not None:
                app.on_revealed()
            else:
                app.why.bring_part_into_view()
        app.hub.spoken = app.drawing.spoken(app.step_view)

    def conceal_again(self) -> None:
        """Conceal what was revealed, as something else is shown; steps and walks of the same leave it revealed."""
        if self.app.concealed.audience is Audience.CLASS:
            self._show_to(Audience.CURTAIN)
            self.curtain_moved()

    def toggle_blank(self) -> None:
        """Blank the screen, or show it again."""
        app = self.app
        self.blank = not self.blank
        app.stepping.play(playing=False)
        (app.box.add_class if self.blank else app.box.remove_class)("itut-blank")
        app.hub.spoken = app.texts.message("class-blank" if self.blank else "class-shown")

    def step_in_list(self, by: int) -> None:
        """Show what comes next in a list (1), or what came before (-1)."""
        if self.app.on_list is None:
            self.app.notice("notice-without-list")
        elif not self.app.on_list(by):
            self.app.notice("notice-list-begins" if by < 0 else "notice-no-list")

    def restart(self) -> None:
        """Start all over for the next class, a lesson's tasks too."""
        self.conceal_again()
        if self.app.on_restart is not None:
            self.app.on_restart()
        else:
            self.app.do("restart")

    def curtain_moved(self) -> None:
        """Tell who listens that answers were concealed or revealed."""
        if self.app.on_curtain is not None:
            self.app.on_curtain()

    def _show_to(self, audience: Audience) -> None:
        self.app.concealed = replace(self.app.concealed, audience=audience)
