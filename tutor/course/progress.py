"""A learner's progress: one small JSON file, written whole or not at all.

Tasks go by ``lesson/task``, so it survives when lessons are inserted and when tasks are; what it holds of tasks that
are gone is kept. A file that cannot be read is never overwritten: it is moved aside, and the learner is told where.
"""

from __future__ import annotations

import datetime as dt
import json
import os
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tutor.course.folders import home

SCHEMA = "innovation-progress/1"


class ProgressError(ValueError):
    """A text that holds no progress."""

    code = "bad-progress"


@dataclass(slots=True)
class Record:
    """What is known of one task."""

    tries: int = 0
    solved: str = ""
    """the day it was first solved, ``2026-11-21``; empty: not yet"""
    last: str = ""
    """the day of the last try"""
    misconceptions: Counter[str] = field(default_factory=Counter)

    def to_plain(self) -> dict[str, Any]:
        """Return the record as JSON holds it."""
        return {
            "tries": self.tries,
            "solved": self.solved,
            "last": self.last,
            "misconceptions": dict(sorted(self.misconceptions.items())),
        }

    @classmethod
    def from_plain(cls, data: Any) -> Record:
        """Return the record that JSON holds.

        Raises:
            TypeError, ValueError: it holds none.
        """
        if not isinstance(data, dict):
            msg = "a record is an object"
            raise TypeError(msg)
        solved, last = data.get("solved", ""), data.get("last", "")
        for day in (solved, last):
            if not isinstance(day, str):
                msg = "a day is a text"
                raise TypeError(msg)
            if day:
                dt.date.fromisoformat(day)
        found = {str(name): _number(n) for name, n in dict(data.get("misconceptions", {})).items()}
        return cls(_number(data.get("tries", 0)), solved, last, Counter(found))


def _number(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        msg = f"no count: {value!r}"
        raise ValueError(msg)
    return value


class Progress:
    """What a learner has tried and solved. ``path`` ``None``: kept for this session only."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.records: dict[str, Record] = {}
        self.aside: Path | None = None
        """where a file went that could not be read"""
        self.trouble = ""
        """why the file cannot be read or written; empty: all is well"""

    @classmethod
    def open(cls, path: Path | None = None) -> Progress:
        """Return the progress of a file, the learner's own if none is named; a new one where there is no file."""
        progress = cls(path if path is not None else default_path())
        assert progress.path is not None
        try:
            text = progress.path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return progress
        except (OSError, UnicodeDecodeError) as error:
            progress._set_aside(error)
            return progress
        try:
            progress.records = _records(text)
        except ProgressError as error:
            progress._set_aside(error)
        return progress

    def _set_aside(self, error: Exception) -> None:
        """Move a file that cannot be read out of the way; if that fails too, write nothing any more."""
        assert self.path is not None
        self.trouble = str(error)
        number = 1
        while (aside := self.path.with_name(f"{self.path.stem}.unreadable-{number}{self.path.suffix}")).exists():
            number += 1
        try:
            self.path.rename(aside)
        except OSError:
            self.path = None
            return
        self.aside = aside

    # --- reading ---

    def of(self, lesson: str, task: str) -> Record:
        """Return what is known of a task; nothing, if it was never tried."""
        return self.records.get(f"{lesson}/{task}", Record())

    def is_solved(self, lesson: str, task: str) -> bool:
        """Return whether a task was ever solved."""
        return bool(self.of(lesson, task).solved)

    def misconceptions(self) -> Counter[str]:
        """Return how often each misconception was met: what to practise next."""
        return sum((record.misconceptions for record in self.records.values()), Counter())

    # --- writing ---

    def tried(self, lesson: str, task: str, *, correct: bool | None, misconception: str = "") -> None:
        """Note a try; an answer that an undecided reading allows solves the task too."""
        record = self.records.setdefault(f"{lesson}/{task}", Record())
        today = dt.datetime.now(tz=dt.UTC).date().isoformat()
        record.tries += 1
        record.last = today
        if correct is not False:
            record.solved = record.solved or today
        elif misconception:
            record.misconceptions[misconception] += 1
        self.save()

    def reset(self, lesson: str = "") -> None:
        """Forget a lesson, or everything."""
        self.records = {} if not lesson else {k: v for k, v in self.records.items() if not k.startswith(f"{lesson}/")}
        self.save()

    def export(self) -> str:
        """Return all of it as JSON text."""
        tasks = {name: record.to_plain() for name, record in sorted(self.records.items())}
        return json.dumps({"schema": SCHEMA, "tasks": tasks}, indent=1, ensure_ascii=False) + "\n"

    def save(self) -> None:
        """Write the file, whole or not at all; if that is impossible, remember why and go on."""
        if self.path is None:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=self.path.parent, prefix=self.path.stem, suffix=".part")
            try:
                with os.fdopen(handle, "w", encoding="utf-8") as file:
                    file.write(self.export())
                Path(name).replace(self.path)
            except BaseException:
                Path(name).unlink(missing_ok=True)
                raise
        except OSError as error:
            self.trouble = str(error)

    def __repr__(self) -> str:
        solved = sum(1 for record in self.records.values() if record.solved)
        return f"Progress({solved} solved of {len(self.records)} tried)"


def default_path() -> Path:
    """Return where a learner's progress is kept."""
    return home() / "progress.json"


def _records(text: str) -> dict[str, Record]:
    """Return the records that a file holds.

    Raises:
        ProgressError: it holds none.
    """
    try:
        data = json.loads(text)
        if not isinstance(data, dict) or data.get("schema") != SCHEMA:
            msg = f"this is no progress of this version (schema {SCHEMA})"
            raise ProgressError(msg)
        return {str(name): Record.from_plain(record) for name, record in dict(data["tasks"]).items()}
    except ProgressError:
        raise
    except (KeyError, TypeError, ValueError, RecursionError) as error:
        msg = f"the file is damaged: {error}"
        raise ProgressError(msg) from error
