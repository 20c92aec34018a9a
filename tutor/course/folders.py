"""Where the lessons are."""

from __future__ import annotations

from pathlib import Path

from engine.text.errors import WordedError
from engine.text.messages import phrase

_PACKAGE = Path(__file__).parents[1]

LESSONS = (_PACKAGE.parent / "lessons", _PACKAGE / "_data" / "lessons")
"""where the lessons are: in a checkout, or installed from a wheel"""
SOURCE = "source"
"""the folder of a lesson's text and tasks, inside that of the notebooks"""
CONTENTS = "00-contents.ipynb"
"""the notebook that leads through the lessons"""


class NoLessonsError(WordedError, LookupError):
    """The lessons are nowhere: the installation is not whole."""

    code = "no-lessons"


def lessons() -> Path:
    """Return the folder of the lessons.

    Raises:
        NoLessonsError: it is neither in a checkout nor in the package.
    """
    for folder in LESSONS:
        if (folder / SOURCE).is_dir():
            return folder
    raise NoLessonsError(phrase("error-no-lessons", folders=", ".join(map(str, LESSONS))))


def in_checkout() -> bool:
    """Return whether the tutor runs from a checkout, whose lessons can be opened where they are."""
    return (LESSONS[0] / SOURCE).is_dir() and (LESSONS[0].parent / "pyproject.toml").is_file()
