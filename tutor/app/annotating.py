"""Annotating: a comment, rings and arrows are added to the step that is shown, by mouse, keys and the panel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from tutor.annotations import Annotation, AnnotationError, Arrow, DrawnMark, Ring, mark_of
from tutor.app.handlers import Handlers, of_argument, plain
from tutor.panels.annotated import Annotating, Tool, annotation_content, drawn_on, mark_words
from tutor.panels.commands import BY_NAME
from tutor.panels.step_view import StepView
from tutor.scene.layout import NOTE_KEY, opened_seat
from tutor.scene.table import Marks

if TYPE_CHECKING:
    from tutor.app.app import App


class Annotations:
    """What is added to the steps of an app's session."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.annotating = Annotating()
        """what a click on the table draws, and where the next arrow starts"""
        self.edits = 0
        """how often something was added or removed; pictures of steps that a page saved before are then out of date"""
        self._problem: AnnotationError | None = None

    def handlers(self) -> Handlers:
        """Return what carries out this part's commands."""
        return {
            "annotate": plain(lambda: self._take_up(self.annotating.tool.next)),
            "annotate-tool": of_argument(lambda tool: self._take_up(Tool(tool))),
            "annotate-done": plain(lambda: self._take_up(Tool.NONE)),
            "annotate-comment": lambda _, text: self._comment(text),
            "annotate-remove": of_argument(lambda mark: self.toggle(mark_of(mark))),
        }

    @property
    def hidden(self) -> bool:
        """Whether what is added is hidden now, as it may tell an answer."""
        asked = self.app.concealed.answers and not self.app.marks_asked
        return asked or self.app.seats.covered

    def on(self, marks: Marks, step_view: StepView) -> Marks:
        """Return the marks of a step with what a person has drawn."""
        start = self.annotating.start if step_view.state is self.app.session.state else ""
        return marks if self.hidden else drawn_on(marks, step_view, self.app.texts, start)

    def show(self, step_view: StepView) -> None:
        """Draw the panel."""
        panel, words = self.app.annotation, ""
        if self._problem is not None:
            words = self._problem.words(self.app.lang)
        content = [] if self.hidden else annotation_content(step_view, self.app.texts, self.annotating, words)
        with panel.hold_sync():
            panel.show(content)
            panel.is_empty = not content

    # --- what a person does ---

    def moved(self) -> None:
        """Forget what belonged to the step that was left."""
        self.annotating, self._problem = replace(self.annotating, start=""), None

    def take(self, key: str) -> bool:
        """Draw at a place that was clicked; return whether it was one for drawing."""
        tool = self.annotating.tool
        if tool is Tool.NONE or self.hidden or opened_seat(key) is not None:
            return False
        if tool is Tool.RING:
            self.draw(key)
        elif not self.annotating.start or self.annotating.start == key:
            self.annotating = replace(self.annotating, start="" if self.annotating.start else key)
            self.app.drawing.draw()
        else:
            start = self.annotating.start
            self.annotating = replace(self.annotating, start="")
            self.draw(start, key)
        return True

    def draw(self, start: str, end: str = "") -> None:
        """Draw a ring round a place, or an arrow from it to another; the same again removes it."""
        places = {start, end} - {""}
        if NOTE_KEY in places or any(opened_seat(place) is not None for place in places):
            return
        if self.app.input.allows(BY_NAME["annotate"]):
            try:
                self.toggle(Arrow(start, end) if end else Ring(start))
            except AnnotationError as error:
                self._fail(error)

    def toggle(self, mark: DrawnMark) -> None:
        """Draw a mark on the table of the current step, or remove it."""
        session = self.app.session
        words = mark_words(mark, self.app.step_view, self.app.texts)
        if self._replace(lambda old: old.toggled(mark)):
            added = "annotate-added" if mark in session.annotation.marks else "annotate-removed"
            self.app.hub.spoken = self.app.texts.spoken(self.app.texts.message(added, mark=words))

    def let_go(self) -> bool:
        """Stop drawing; return whether somebody was."""
        drew = self.annotating.tool is not Tool.NONE
        if drew:
            self._take_up(Tool.NONE)
        return drew

    def _take_up(self, tool: Tool) -> None:
        self.annotating, self._problem = Annotating(tool), None
        self.app.table.overlay.marking = tool is not Tool.NONE
        self.app.drawing.draw()
        if tool is not Tool.NONE:
            how = self.app.texts.message(f"annotate-{tool}-how")
            self.app.hub.spoken = self.app.texts.spoken(how)
            self.app.annotation.bring_part_into_view()

    def _comment(self, text: str) -> None:
        self._replace(lambda old: replace(old, comment=text.strip()))

    def _replace(self, change: Callable[[Annotation], Annotation]) -> bool:
        """Change what is added to the current step; return whether it could be, and show why if it could not."""
        session, old = self.app.session, self.app.session.annotation
        try:
            session.annotate(change(old))
        except AnnotationError as error:
            self._fail(error)
            return False
        self._problem = None
        if session.annotation != old:
            self.edits += 1
            self.app.drawing.draw()
            self.app.saving.save()
        return True

    def _fail(self, error: AnnotationError) -> None:
        self._problem = error
        self.app.hub.spoken = error.words(self.app.lang)
        self.app.drawing.draw()
