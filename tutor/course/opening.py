"""Opening a lesson in the app, as a lesson's notebook does."""

from __future__ import annotations

from pathlib import Path

from tutor.app import open_
from tutor.course.lesson_panel import TaskPanel
from tutor.course.library import load
from tutor.course.progress import Progress


def lesson(name: str | Path, lang: str | None = None, *, progress: Progress | None = None) -> TaskPanel:
    """Open a lesson by its name (``"01-first-steps"``) or file in a new app.

    Raises:
        UnknownLessonError: there is no such lesson.
        TaskError: its tasks cannot be read.
    """
    tasks = load(name)
    app = open_(tasks.tasks[0].position, lang)
    return TaskPanel(app, tasks, progress if progress is not None else Progress.open())
