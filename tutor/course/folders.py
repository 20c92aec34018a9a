"""Folders of the lessons."""

from __future__ import annotations

from pathlib import Path

from engine.text.errors import WordedError
from engine.text.messages import phrase

_PACKAGE = Path(__file__).parents[1]

LESSONS = (_PACKAGE.parent / "lessons", _PACKAGE / "_data" / "lessons")
"""possible folders of the lessons: in a checkout, or installed from a wheel"""
SOURCE = "source"
"""name of the folder with the lessons' texts and tasks, inside that of the notebooks"""
CONTENTS = "00-contents.ipynb"
"""the notebook with the table of contents"""


class NoLessonsError(WordedError, LookupError):
    """The lessons are missing: the installation is incomplete."""

    code = "no-lessons"


def lessons() -> Path:
    """Return the folder of the lessons.

    Raises:
        NoLessonsError: neither the checkout nor the package has it.
    """
    for folder in LESSONS:
        if (folder / SOURCE).is_dir():
            return folder
    raise NoLessonsError(phrase("error-no-lessons", folders=", ".join(map(str, LESSONS))))
