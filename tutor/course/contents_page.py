"""The page of contents: the map of the lessons, as its notebook shows it."""

from __future__ import annotations

from typing import Any, cast

from engine.model.state import Setup
from engine.run.link import machine
from tutor.course import library, studies
from tutor.course.contents_view import contents as content_of
from tutor.course.lesson_panel import STYLE, TaskView
from tutor.course.progress import Progress
from tutor.page import Page
from tutor.panels.app_text import AppText
from tutor.scene.fonts import face


class MapView(TaskView):
    """The panel of the map, which brings the app's font along because no table stands beside it."""

    _css = f"{face()}\n{STYLE}"


class Contents(Page):
    """The map of the lessons and studies with the learner's progress; ``box`` is the widget.

    Progress is read when the page is made, and whenever it comes into sight again.
    """

    def __init__(self, lang: str | None = None, *, progress: Progress | None = None) -> None:
        super().__init__(lang)
        self.app = None
        self.progress = progress if progress is not None else Progress.open()
        self.lessons = [library.load(name) for name in library.names()]
        self.studies = {name: studies.load(name) for name in studies.names()}
        self.box = MapView("task")
        self.box.add_class("itut-map")
        self.box.watch(self.refresh)
        self._show()

    def refresh(self) -> None:
        """Read the progress again and show it."""
        self.progress.refresh()
        self._show()

    def _relabel(self) -> None:
        self._show()

    def _show(self) -> None:
        setup = Setup(4, ("base",), ("You", "Opponent"), (0, 1), (), 0)
        texts = AppText(machine(setup), self._lang, setup.players, 0)
        self.box.language = texts.language
        self.box.label = texts.message("map-label")
        self.box.resume = texts.message("task-resume")
        self.box.show(content_of(texts, self.lessons, self.studies, self.progress))

    def _ipython_display_(self) -> None:
        from IPython import display as shown

        cast("Any", shown.display)(self.box)

    def __repr__(self) -> str:
        return f"Contents({self.progress!r})"


def contents(lang: str | None = None, *, progress: Progress | None = None) -> Contents:
    """Show the map of the lessons."""
    return Contents(lang, progress=progress)
