"""The lessons by name: their tasks, loaded from the folder of lessons."""

from __future__ import annotations

from pathlib import Path

from engine.model.names import shown
from engine.positions.problems import hint_or_all
from engine.text.errors import WordedError
from engine.text.messages import phrase
from tutor.course.folders import SOURCE, lessons
from tutor.course.task_file import load_tasks
from tutor.course.tasks import Lesson


class UnknownLessonError(WordedError, LookupError):
    """There is no lesson with this name."""

    code = "unknown-lesson"

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(phrase("error-no-lesson", name=shown(name), hint=hint_or_all(name, known)))


def names(folder: Path | None = None) -> list[str]:
    """Return the names of all lessons that have tasks, in order."""
    return sorted(path.stem for path in ((folder or lessons()) / SOURCE).glob("*.yaml"))


def load(name: str | Path, folder: Path | None = None) -> Lesson:
    """Return a lesson by its name (``01-first-steps``) or file.

    Raises:
        UnknownLessonError: there is no lesson and no file with this name.
        TaskError: the file has errors; it lists all of them.
    """
    path = Path(name)
    if path.suffix in (".yaml", ".yml") and path.is_file():
        return load_tasks(path)
    known = names(folder)
    if str(name) not in known:
        raise UnknownLessonError(str(name), known)
    return load_tasks((folder or lessons()) / SOURCE / f"{name}.yaml")
