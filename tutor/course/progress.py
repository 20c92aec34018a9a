"""A learner's progress in one small JSON file.

Tasks are stored by ``lesson/task`` and misconceptions by name, so progress survives when lessons or tasks are inserted
or change places; records of removed tasks stay. A damaged file, or one of another version, is never overwritten: it is
moved aside, and the learner sees the new name.

Several notebooks may use one file. What one of them changes (a try, say) is a :data:`Change`: under the file's lock the
file is read, changed and written. If that fails, the change is shown and stays pending; the next change or refresh
writes it too.

Misconceptions are in Leitner boxes. An error puts its misconception into box 0, which is due at once. A right answer to
a question with new cards moves a due misconception up one box, where it rests longer.
"""

from __future__ import annotations

import datetime as dt
import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any

from engine.text.errors import WordedError
from engine.text.messages import phrase
from tutor.course.bookmark import forget
from tutor.user_files import (
    FileError,
    NotReadError,
    NotSavedError,
    locked,
    put_aside,
    read_whole,
    saves,
    state_folder,
    write_whole,
)

SCHEMA = "innovation-progress/2"
INTERVALS = (0, 1, 3, 7, 14, 30)
"""days that a misconception rests, by box; in the last box it counts as mastered"""
MASTERED = len(INTERVALS) - 1


class ProgressError(WordedError, ValueError):
    """The text is not a valid progress file."""

    code = "bad-progress"


class Standing(StrEnum):
    """How a task stands with a learner."""

    OPEN = "open"
    """never answered"""
    REPEAT = "repeat"
    """answered, but never rightly"""
    SOLVED = "solved"
    """answered rightly once; what misleads afterwards comes again in practice"""


@dataclass(slots=True)
class Record:
    """Record of one task."""

    tries: int = 0
    solved: str = ""
    """day on which it was first solved, ``2026-11-21``; empty: not yet"""
    last: str = ""
    """day of the last try"""
    misconceptions: Counter[str] = field(default_factory=Counter)

    @property
    def standing(self) -> Standing:
        """How the task stands; a record of a file written before standings were shown tells it as well."""
        if self.solved:
            return Standing.SOLVED
        return Standing.REPEAT if self.tries else Standing.OPEN

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
    def from_text(cls, text: str | bytes) -> _Stored:
        """Return what a text holds; without tasks or boxes there are none, and without ``hidden`` nothing is hidden.

        Raises:
            ProgressError: the text is invalid.
        """
        try:
            data = json.loads(text if isinstance(text, str) else text.decode())
            _check_version(data.get("schema") if isinstance(data, dict) else None)
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

    def misconceptions(self) -> Counter[str]:
        """Return how often each misconception showed."""
        return sum((record.misconceptions for record in self.records.values()), Counter())

    def due(self, today: str) -> list[str]:
        """Return the misconceptions due on a day, by box and then by due day."""
        found = [(box.number, box.due, name) for name, box in self.boxes.items() if box.due <= today]
        return [name for _, _, name in sorted(found)]


def _check_version(schema: object) -> None:
    """Refuse the progress of another version.

    Raises:
        ProgressError: the schema is not ``SCHEMA``; a newer one is named as such.
    """
    if schema == SCHEMA:
        return
    name, _, version = SCHEMA.partition("/")
    given, _, number = str(schema).partition("/")
    newer = given == name and number.isascii() and number.isdecimal() and int(number[:9]) > int(version)
    if newer:
        raise ProgressError(phrase("error-progress-newer-version", wanted=repr(SCHEMA), found=repr(str(schema)[:40])))
    raise ProgressError(phrase("error-progress-other-version", wanted=repr(SCHEMA)))


Change = Callable[[_Stored], None]
"""changes the contents of a file; it may be applied to several readings of it"""


class Progress:
    """What a learner has tried and solved, and what to practise.

    Without a ``path`` it is not saved. ``today`` returns the current day. While it is ``hidden`` it shows nothing, and
    tries are not recorded.
    """

    def __init__(self, path: Path | None = None, *, today: Callable[[], dt.date] | None = None) -> None:
        self.path = path
        self.today = today if today is not None else _today
        self.aside: Path | None = None
        """new path of a file that was damaged or of another version; ``None``: there was none"""
        self.damage: ProgressError | None = None
        """why that file was moved aside"""
        self.trouble: FileError | None = None
        """why the file cannot be read or written at the moment; ``None``: the last attempt went well"""
        self._stored = _Stored()
        """what the file held when it was last read, with the pending changes"""
        self._without_pending = self._stored.to_text()
        """what the file held when it was last read or written"""
        self._pending: list[Change] = []
        """changes that could not be written yet, oldest first"""

    @classmethod
    def open(cls, path: Path | None = None, *, today: Callable[[], dt.date] | None = None) -> Progress:
        """Read progress from a file, by default the learner's own; without a file it is empty."""
        progress = cls(path if path is not None else default_path(), today=today)
        progress.refresh()
        return progress

    def refresh(self) -> None:
        """Read the file again, because another notebook may have written it, and write what is pending."""
        if self.path is None:
            return
        try:
            data = None if self._pending else read_whole(self.path)
            stored = None if data is None else _Stored.from_text(data)
        except OSError as error:
            self.trouble = NotReadError(self.path, error)
        except ProgressError:
            self._commit()  # it moves the file aside
        else:
            if stored is not None:
                self._stored, self._without_pending = stored, stored.to_text()
            if self._pending:
                self._commit()
            else:
                self.trouble = None

    def _change(self, change: Change) -> None:
        """Make a change, in the file too."""
        if self.path is None:
            change(self._stored)
            return
        self._pending.append(change)
        if not self._commit():
            change(self._stored)

    def _commit(self) -> bool:
        """Read the file, apply the pending changes and write it, as one step for all notebooks.

        Return whether the contents were read, and all pending changes are in ``_stored``; on failure to write, they
        stay pending.
        """
        assert self.path is not None
        read, text = False, ""
        try:
            with locked(self.path) as target:
                stored, there = self._read(target)
                for change in self._pending:
                    change(stored)
                self._stored, read, text = stored, True, stored.to_text()
                if self._pending and text != there:
                    write_whole(target, text.encode())
        except OSError as error:
            self.trouble = NotSavedError(self.path, error)
        else:
            self._without_pending, self._pending, self.trouble = text, [], None
        return read

    def _read(self, target: Path) -> tuple[_Stored, str]:
        """Return the contents of the locked file, and their text; if it was deleted or is damaged, what it held before.

        A damaged file is moved aside; the text is then empty, as it is if there is no file.

        Raises:
            OSError: it cannot be read, or a damaged one cannot be moved aside.
        """
        data = read_whole(target)
        if data is not None:
            try:
                stored = _Stored.from_text(data)
            except ProgressError as error:
                self.aside, self.damage = put_aside(target), error
            else:
                self._without_pending = stored.to_text()
                return stored, self._without_pending
        return _Stored.from_text(self._without_pending), ""

    # --- reading ---

    @property
    def hidden(self) -> bool:
        """Whether progress is hidden."""
        return self._stored.hidden

    @property
    def records(self) -> Mapping[str, Record]:
        """The record of every task that was tried, by ``lesson/task``."""
        return {} if self.hidden else self._stored.records

    @property
    def boxes(self) -> Mapping[str, Box]:
        """The Leitner box of every misconception that ever showed."""
        return {} if self.hidden else self._stored.boxes

    def of(self, lesson: str, task: str) -> Record:
        """Return the record of a task; an empty one if it was never tried."""
        return self.records.get(f"{lesson}/{task}", Record())

    def is_solved(self, lesson: str, task: str) -> bool:
        """Return whether a task was ever solved."""
        return bool(self.of(lesson, task).solved)

    def standing(self, lesson: str, task: str) -> Standing:
        """Return whether a task is open, to repeat, or solved."""
        return self.of(lesson, task).standing

    def misconceptions(self) -> Counter[str]:
        """Return how often each misconception showed."""
        return Counter() if self.hidden else self._stored.misconceptions()

    def due(self) -> list[str]:
        """Return the misconceptions due today, by box and then by due day."""
        return [] if self.hidden else self._stored.due(self.today().isoformat())

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
        day, could_show = self.today(), frozenset(tested)

        def change(stored: _Stored) -> None:
            if stored.hidden:
                return
            today = day.isoformat()
            record = stored.records.setdefault(f"{lesson}/{task}", Record())
            record.tries += 1
            record.last = today
            if correct is not False:
                record.solved = record.solved or today
            elif misconception:
                record.misconceptions[misconception] += 1
                stored.boxes[misconception] = Box(0, today)
            if correct:
                for name in could_show & set(stored.due(today)):
                    number = min(stored.boxes[name].number + 1, MASTERED)
                    rest = dt.timedelta(days=INTERVALS[number])
                    stored.boxes[name] = Box(number, (day + rest).isoformat())

        self._change(change)

    def reset(self, lesson: str = "") -> None:
        """Delete a lesson's records, its place and the misconceptions shown only there; without a lesson, all."""

        def change(stored: _Stored) -> None:
            if stored.hidden:
                return
            if lesson:
                left = {key: each for key, each in stored.records.items() if not key.startswith(f"{lesson}/")}
                stored.records = left
                showed = stored.misconceptions()
                stored.boxes = {name: box for name, box in stored.boxes.items() if showed[name]}
            else:
                stored.records, stored.boxes = {}, {}

        self._change(change)
        if self.path is not None and not self.hidden:
            with suppress(OSError):  # where one stood is worth no message
                forget(self.path.parent, lesson)

    def export(self) -> str:
        """Return the progress as JSON text, including hidden progress."""
        return _Stored(self._stored.records, self._stored.boxes).to_text()

    def take(self, text: str) -> None:
        """Replace the progress by an exported text; hidden progress stays hidden.

        Raises:
            ProgressError: the text is invalid; nothing has changed.
        """
        _Stored.from_text(text)

        def change(stored: _Stored) -> None:
            taken = _Stored.from_text(text)
            stored.records, stored.boxes = taken.records, taken.boxes

        self._change(change)

    def hide(self) -> None:
        """Hide progress and stop recording, in all notebooks, until :meth:`show`."""
        self._change(lambda stored: setattr(stored, "hidden", True))

    def show(self) -> None:
        """Show hidden progress again; tries made meanwhile were not recorded."""
        self._change(lambda stored: setattr(stored, "hidden", False))

    def __repr__(self) -> str:
        solved = sum(1 for record in self.records.values() if record.solved)
        hidden = ", hidden" if self.hidden else ""
        return f"Progress({solved} solved of {len(self.records)} tried{hidden})"


def default_path() -> Path | None:
    """Return the path of the learner's own progress file; ``None``: progress is not saved."""
    return state_folder() / "progress.json" if saves() else None


def _today() -> dt.date:
    """Return the current day in the learner's time zone."""
    return dt.datetime.now(tz=dt.UTC).astimezone().date()
