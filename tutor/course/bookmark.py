"""Where a learner stands in a lesson: kept in a small file beside the progress, so that a page opened again goes on.

It names the task, what was guessed and what is asked for; the table is in the file of its game. What fits no more
(another version of the lesson, a game that is gone) is no error: the lesson then begins as it would without it.
"""

from __future__ import annotations

import hashlib
import json
import re
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tutor.course.tasks import Answer
from tutor.user_files import locked, read_whole, write_whole

SCHEMA = "innovation-place/1"
ENDING = ".place.json"


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a lesson."""

    task: str
    """id of the current task"""
    phase: str
    answer: Answer = ()
    """the options chosen: not submitted yet, a prediction that waits for its verdict, or what the verdict is about"""
    hints: int = 0
    game: str = ""
    """name of the file with the game on the table; empty: nothing was played there"""
    revealed: bool = False
    """whether the right answer is shown after a wrong one"""
    repeating: tuple[str, ...] = ()
    """ids of the tasks that are repeated; empty: the lesson goes from task to task"""

    @classmethod
    def from_plain(cls, data: Any) -> Place:
        """Return the place from JSON data.

        Raises:
            TypeError, ValueError, LookupError: the data is invalid.
        """
        if data["schema"] != SCHEMA:
            msg = f"no place: {data['schema']!r}"
            raise ValueError(msg)
        return cls(
            str(data["task"]), str(data["phase"]), _answer(data["answer"]), int(data["hints"]), str(data["game"]),
            bool(data["revealed"]), _answer(data["repeating"]),
        )  # fmt: skip


def _answer(data: Any) -> Answer:
    if not isinstance(data, list):
        msg = "an answer is a list"
        raise TypeError(msg)
    return tuple(map(str, data))


class Bookmark:
    """Keeps the place in one lesson; without a folder it keeps nothing.

    A file that cannot be read or written costs the place alone, so nobody is told: progress and games tell it
    themselves.
    """

    def __init__(self, folder: Path | None, lesson: str) -> None:
        self.file = folder / _file_name(lesson) if folder is not None else None
        self._saved: Place | None = None

    def read(self) -> Place | None:
        """Return the place; ``None`` if there is none, or it cannot be read."""
        if self.file is None:
            return None
        with suppress(OSError, TypeError, ValueError, LookupError, RecursionError):
            self._saved = Place.from_plain(json.loads(read_whole(self.file) or b"{}"))
            return self._saved
        return None

    def keep(self, place: Place | None) -> None:
        """Keep a place; ``None``: the lesson has ended, so there is none."""
        if self.file is None or place == self._saved:
            return
        with suppress(OSError), locked(self.file) as target:
            if place is None:
                target.unlink(missing_ok=True)
            else:
                write_whole(target, json.dumps({"schema": SCHEMA, **asdict(place)}, ensure_ascii=False).encode())
            self._saved = place


def forget(folder: Path, lesson: str = "") -> None:
    """Forget the place in a lesson; without a name, in all of them.

    Raises:
        OSError: a file cannot be deleted.
    """
    for file in [folder / _file_name(lesson)] if lesson else [*folder.glob(f"*{ENDING}")]:
        file.unlink(missing_ok=True)


def _file_name(lesson: str) -> str:
    """Return the name of a lesson's file; lessons with alike names have different ones."""
    plain = re.sub(r"\W+", "-", lesson).strip("-")[-60:]
    return f"{plain}-{hashlib.sha256(lesson.encode('utf-8', 'surrogateescape')).hexdigest()[:8]}{ENDING}"
