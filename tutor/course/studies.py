"""The studies by name: those that come with the tutor, and files."""

from __future__ import annotations

from pathlib import Path

from engine.model.names import shown
from engine.positions.problems import hint_or_all
from engine.text.errors import WordedError
from engine.text.messages import phrase
from tutor.course.folders import SOURCE, lessons
from tutor.course.study import Study
from tutor.course.study_file import load_study

STUDIES = "studies"
"""name of the folder with the studies, inside that of the lessons' sources"""


class UnknownStudyError(WordedError, LookupError):
    """There is no study with this name."""

    code = "unknown-study"

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(phrase("error-no-study", name=shown(name), hint=hint_or_all(name, known)))


def names(folder: Path | None = None) -> list[str]:
    """Return the names of the studies that come with the tutor."""
    return sorted(path.stem for path in ((folder or lessons()) / SOURCE / STUDIES).glob("*.yaml"))


def path_of(name: str | Path, folder: Path | None = None) -> Path:
    """Return the file of a study, by its name or as a file.

    Raises:
        UnknownStudyError: there is no study and no file with this name.
    """
    path = Path(name)
    if path.suffix in (".yaml", ".yml") and path.is_file():
        return path
    known = names(folder)
    if str(name) not in known:
        raise UnknownStudyError(str(name), known)
    return (folder or lessons()) / SOURCE / STUDIES / f"{name}.yaml"


def load(name: str | Path, folder: Path | None = None) -> Study:
    """Return a study by its name (``a-settled-argument``) or file.

    Raises:
        UnknownStudyError: there is no study and no file with this name.
        StudyError: the file has errors; it lists all of them.
    """
    return load_study(path_of(name, folder))
