"""A learner's progress in one small JSON file, written atomically.

Tasks are stored by ``lesson/task`` and misconceptions by name, so progress survives when lessons or tasks are inserted
or change places; records of removed tasks stay. A file that cannot be read is never overwritten: it is moved aside,
and the learner sees the new name. Several notebooks may use one file: each re-reads it before writing.

Misconceptions are in Leitner boxes. An error puts its misconception into box 0, which is due at once. A right answer to
a question with new cards moves a due misconception up one box, where it rests longer.
"""

from __future__ import annotations

import datetime as dt
import json
import os
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.text.errors import WordedError
from engine.text.messages import phrase
from tutor.user_files import put_aside, state_folder

SCHEMA = "innovation-progress/2"
INTERVALS = (0, 1, 3, 7, 14, 30)
"""days that a misconception rests, by box; in the last box it counts as mastered"""
MASTERED = len(INTERVALS) - 1


class ProgressError(WordedError, ValueError):
    """The text is not a valid progress file."""

    code = "bad-progress"


@dataclass(slots=True)
class Record:
    """Record of one task."""

    tries: int = 0
    solved: str = ""
    """day on which it was first solved, ``2026-11-21``; empty: not yet"""
    last: str = ""
    """day of the last try"""
    misconceptions: Counter[str] = field(default_factory=Counter)

    def to_plain(self) -> dict[str, Any]:
        """Return the record as JSON data."""
        return {
            "tries": self.tries,
            "solved": self.solved,
            "last": self.last,
            "misconceptions": dict(sorted(self.misconceptions.items())),
        }

    @classmethod
    def from_plain(cls, data: Any) -> Record:
        """Return the record from JSON data.

        Raises:
            TypeError, ValueError: the data is invalid.
        """
        _object(data)
        solved, last = _day(data.get("solved", "")), _day(data.get("last", ""))
        found = {str(name): _number(n) for name, n in dict(data.get("misconceptions", {})).items()}
        return cls(_number(data.get("tries", 0)), solved, last, Counter(found))


@dataclass(frozen=True, slots=True)
class Box:
    """The Leitner box of a misconception."""

    number: int
    """0 to ``MASTERED``"""
    due: str
    """day from which it is due"""

    @classmethod
    def from_plain(cls, data: Any) -> Box:
        """Return the box from JSON data.

        Raises:
            TypeError, ValueError: the data is invalid.
        """
        _object(data)
        number, due = _number(data.get("box")), _day(data.get("due"))
        if number > MASTERED or not due:
            msg = f"no box: {data!r}"
            raise ValueError(msg)
        return cls(number, due)


def _object(data: Any) -> None:
    if not isinstance(data, dict):
        msg = "an object is needed"
        raise TypeError(msg)


def _number(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        msg = f"no count: {value!r}"
        raise ValueError(msg)
    return value


def _day(value: Any) -> str:
    if not isinstance(value, str):
        msg = "a day is a text"
        raise TypeError(msg)
    if value and dt.date.fromisoformat(value).isoformat() != value:
        msg = f"no day: {value!r}"
        raise ValueError(msg)
    return value


@dataclass(slots=True)
class _Stored:
    """The contents of a progress file."""

    records: dict[str, Record] = field(default_factory=dict)
    boxes: dict[str, Box] = field(default_factory=dict)
    hidden: bool = False

    def to_text(self) -> str:
        """Return the contents as JSON text."""
        plain = {
            "schema": SCHEMA,
            "hidden": self.hidden,
            "tasks": {name: record.to_plain() for name, record in sorted(self.records.items())},
            "boxes": {name: {"box": box.number, "due": box.due} for name, box in sorted(self.boxes.items())},
        }
        return json.dumps(plain, indent=1, ensure_ascii=False) + "\n"

    @classmethod
    def from_text(cls, text: str) -> _Stored:
        """Return what a text holds; without tasks or boxes there are none, and without ``hidden`` nothing is hidden.

        Raises:
            ProgressError: the text is invalid.
        """
        try:
            data = json.loads(text)
            if not isinstance(data, dict) or data.get("schema") != SCHEMA:
                raise ProgressError(phrase("error-progress-other-version", wanted=repr(SCHEMA)))
            records = {str(name): Record.from_plain(record) for name, record in dict(data.get("tasks", {})).items()}
            boxes = {str(name): Box.from_plain(box) for name, box in dict(data.get("boxes", {})).items()}
            if not isinstance(hidden := data.get("hidden", False), bool):
                msg = f"'hidden' is true or false, not {hidden!r}"
                raise TypeError(msg)
            stored = cls(records, boxes, hidden)
            stored.to_text().encode()  # a text that cannot be written again is damaged
        except ProgressError:
            raise
        except (KeyError, TypeError, ValueError, RecursionError) as error:
            raise ProgressError(phrase("error-progress-damaged", why=repr(error))) from error
        return stored


class Progress:
    """What a learner has tried and solved, and what to practise.

    Without a ``path`` it is not saved. ``today`` returns the current day. While it is ``hidden`` it shows nothing, and
    tries are not recorded.
    """

    def __init__(self, path: Path | None = None, *, today: Callable[[], dt.date] | None = None) -> None:
        self.path = path
        self.today = today if today is not None else _today
        self.records: dict[str, Record] = {}
        self.boxes: dict[str, Box] = {}
        """Leitner box of every misconception that ever showed"""
        self.hidden = False
        self.aside: Path | None = None
        """new path of a file that could not be read; ``None``: there was none"""
        self.trouble: Exception | None = None
        """the error of reading or writing the file; ``None``: there was none"""
        self._concealed: _Stored | None = None
        """the hidden contents"""

    @classmethod
    def open(cls, path: Path | None = None, *, today: Callable[[], dt.date] | None = None) -> Progress:
        """Read progress from a file, by default the learner's own; without a file it is empty."""
        progress = cls(path if path is not None else default_path(), today=today)
        progress.refresh()
        return progress

    def refresh(self) -> None:
        """Read the file again, because another notebook may have written it."""
        if self.path is None:
            return
        try:
            stored = _Stored.from_text(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return
        except (OSError, UnicodeDecodeError, ProgressError) as error:
            self._set_aside(error)
            return
        if stored.hidden:
            if not self.hidden:
                self.records, self.boxes = {}, {}
            self.hidden, self._concealed = True, stored
        else:
            self.records, self.boxes, self.hidden, self._concealed = stored.records, stored.boxes, False, None

    def _set_aside(self, error: Exception) -> None:
        """Rename a file that cannot be read; if that fails too, stop writing."""
        assert self.path is not None
        self.trouble = error
        try:
            self.aside = put_aside(self.path)
        except OSError:
            self.path = None

    # --- reading ---

    def of(self, lesson: str, task: str) -> Record:
        """Return the record of a task; an empty one if it was never tried."""
        return self.records.get(f"{lesson}/{task}", Record())

    def is_solved(self, lesson: str, task: str) -> bool:
        """Return whether a task was ever solved."""
        return bool(self.of(lesson, task).solved)

    def misconceptions(self) -> Counter[str]:
        """Return how often each misconception showed."""
        return sum((record.misconceptions for record in self.records.values()), Counter())

    def due(self) -> list[str]:
        """Return the misconceptions due today, by box and then by due day."""
        today = self.today().isoformat()
        found = [(box.number, box.due, name) for name, box in self.boxes.items() if box.due <= today]
        return [name for _, _, name in sorted(found)]

    def resting(self) -> list[str]:
        """Return the misconceptions not due yet, by due day."""
        today = self.today().isoformat()
        found = [(box.due, box.number, name) for name, box in self.boxes.items() if box.due > today]
        return [name for _, _, name in sorted(found)]

    def is_mastered(self, misconception: str) -> bool:
        """Return whether a misconception has reached the last box."""
        return misconception in self.boxes and self.boxes[misconception].number == MASTERED

    # --- writing ---

    def tried(
        self, lesson: str, task: str, *, correct: bool | None, misconception: str = "", tested: Iterable[str] = ()
    ) -> None:
        """Record a try; an answer that an undecided reading allows (``correct`` is ``None``) also solves the task.

        ``tested`` lists the misconceptions that a question with new cards could have shown; after a right answer, those
        that are due move up one box.
        """
        self.refresh()
        record = self.records.setdefault(f"{lesson}/{task}", Record())
        today = self.today().isoformat()
        record.tries += 1
        record.last = today
        if correct is not False:
            record.solved = record.solved or today
        elif misconception:
            record.misconceptions[misconception] += 1
            self.boxes[misconception] = Box(0, today)
        if correct:
            for name in set(tested) & set(self.due()):
                self._raise(name)
        self.save()

    def _raise(self, name: str) -> None:
        number = min(self.boxes[name].number + 1, MASTERED)
        self.boxes[name] = Box(number, (self.today() + dt.timedelta(days=INTERVALS[number])).isoformat())

    def reset(self, lesson: str = "") -> None:
        """Delete the records of a lesson and the misconceptions shown only there; without a lesson, everything."""
        self.refresh()
        if lesson:
            self.records = {key: each for key, each in self.records.items() if not key.startswith(f"{lesson}/")}
            left = self.misconceptions()
            self.boxes = {name: box for name, box in self.boxes.items() if left[name]}
        else:
            self.records, self.boxes = {}, {}
        self.save()

    def export(self) -> str:
        """Return the progress as JSON text, including hidden progress."""
        known = self._concealed or self
        return _Stored(known.records, known.boxes).to_text()

    def take(self, text: str) -> None:
        """Replace the progress by an exported text.

        Raises:
            ProgressError: the text is invalid; nothing has changed.
        """
        stored = _Stored.from_text(text)
        self.refresh()
        if self.hidden:
            self._concealed = _Stored(stored.records, stored.boxes, hidden=True)
            self._write(self._concealed)
            return
        self.records, self.boxes = stored.records, stored.boxes
        self.save()

    def hide(self) -> None:
        """Hide progress and stop recording, in all notebooks, until :meth:`show`."""
        self.refresh()
        if self.hidden:
            return
        self._concealed = _Stored(self.records, self.boxes, hidden=True)
        self._write(self._concealed)
        self.records, self.boxes, self.hidden = {}, {}, True

    def show(self) -> None:
        """Show hidden progress again; tries made meanwhile were not recorded."""
        self.refresh()
        if self._concealed is None:
            return
        self.records, self.boxes = self._concealed.records, self._concealed.boxes
        self.hidden, self._concealed = False, None
        self.save()

    def save(self) -> None:
        """Write the file atomically; on error, store it in ``trouble`` and continue."""
        if not self.hidden:
            self._write(_Stored(self.records, self.boxes))

    def _write(self, stored: _Stored) -> None:
        if self.path is None:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=self.path.parent, prefix=self.path.stem, suffix=".part")
            try:
                with os.fdopen(handle, "w", encoding="utf-8") as file:
                    file.write(stored.to_text())
                Path(name).replace(self.path)
            except BaseException:
                Path(name).unlink(missing_ok=True)
                raise
        except OSError as error:
            self.trouble = error

    def __repr__(self) -> str:
        solved = sum(1 for record in self.records.values() if record.solved)
        hidden = ", hidden" if self.hidden else ""
        return f"Progress({solved} solved of {len(self.records)} tried{hidden})"


def default_path() -> Path:
    """Return the path of the learner's own progress file."""
    return state_folder() / "progress.json"


def _today() -> dt.date:
    """Return the current day in the learner's time zone."""
    return dt.datetime.now(tz=dt.UTC).astimezone().date()
