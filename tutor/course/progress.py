"""A learner's progress: one small JSON file, written whole or not at all.

Tasks go by ``lesson/task`` and misconceptions by their names, so it survives when lessons or tasks are inserted or
change places; what it holds of tasks that are gone is kept. A file that cannot be read is never overwritten: it is
moved aside, and the learner is told where.
Several notebooks may be open on one file: each reads it anew before it writes.

Misconceptions that showed lie in Leitner's boxes: a new error puts one into box 0, to be practised at once; each time
it does not show in a question with new cards, on the day it is due or later, it moves a box up and rests longer.
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
"""days that a misconception rests, by its box; in the last one it counts as mastered"""
MASTERED = len(INTERVALS) - 1


class ProgressError(WordedError, ValueError):
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
        _object(data)
        solved, last = _day(data.get("solved", "")), _day(data.get("last", ""))
        found = {str(name): _number(n) for name, n in dict(data.get("misconceptions", {})).items()}
        return cls(_number(data.get("tries", 0)), solved, last, Counter(found))


@dataclass(frozen=True, slots=True)
class Box:
    """Where a misconception lies."""

    number: int
    """0 to ``MASTERED``"""
    due: str
    """the day from which it is to be practised"""

    @classmethod
    def from_plain(cls, data: Any) -> Box:
        """Return the box that JSON holds.

        Raises:
            TypeError, ValueError: it holds none.
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
class _Kept:
    """What a file holds."""

    records: dict[str, Record] = field(default_factory=dict)
    boxes: dict[str, Box] = field(default_factory=dict)
    hidden: bool = False

    def to_text(self) -> str:
        """Return it as JSON text."""
        plain = {
            "schema": SCHEMA,
            "hidden": self.hidden,
            "tasks": {name: record.to_plain() for name, record in sorted(self.records.items())},
            "boxes": {name: {"box": box.number, "due": box.due} for name, box in sorted(self.boxes.items())},
        }
        return json.dumps(plain, indent=1, ensure_ascii=False) + "\n"

    @classmethod
    def from_text(cls, text: str) -> _Kept:
        """Return what a text holds; without tasks or boxes there are none, and without ``hidden`` nothing is hidden.

        Raises:
            ProgressError: it holds none.
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
            kept = cls(records, boxes, hidden)
            kept.to_text().encode()  # what could not be written again is damaged
        except ProgressError:
            raise
        except (KeyError, TypeError, ValueError, RecursionError) as error:
            raise ProgressError(phrase("error-progress-damaged", why=repr(error))) from error
        return kept


class Progress:
    """What a learner has tried and solved, and what is to be practised.

    ``path`` ``None``: kept for this session only. ``today`` tells the day. While it is ``hidden`` it shows nothing of
    what was learned, and what is tried meanwhile is forgotten.
    """

    def __init__(self, path: Path | None = None, *, today: Callable[[], dt.date] | None = None) -> None:
        self.path = path
        self.today = today if today is not None else _today
        self.records: dict[str, Record] = {}
        self.boxes: dict[str, Box] = {}
        """where each misconception lies that ever showed"""
        self.hidden = False
        self.aside: Path | None = None
        """where a file went that could not be read"""
        self.trouble: Exception | None = None
        """why the file cannot be read or written"""
        self._beneath: _Kept | None = None
        """what is hidden"""

    @classmethod
    def open(cls, path: Path | None = None, *, today: Callable[[], dt.date] | None = None) -> Progress:
        """Return the progress of a file, the learner's own if none is named; a new one where there is no file."""
        progress = cls(path if path is not None else default_path(), today=today)
        progress.refresh()
        return progress

    def refresh(self) -> None:
        """Take over what stands in the file now: another notebook may have written it."""
        if self.path is None:
            return
        try:
            kept = _Kept.from_text(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return
        except (OSError, UnicodeDecodeError, ProgressError) as error:
            self._set_aside(error)
            return
        if kept.hidden:
            if not self.hidden:
                self.records, self.boxes = {}, {}
            self.hidden, self._beneath = True, kept
        else:
            self.records, self.boxes, self.hidden, self._beneath = kept.records, kept.boxes, False, None

    def _set_aside(self, error: Exception) -> None:
        """Move a file that cannot be read out of the way; if that fails too, write nothing any more."""
        assert self.path is not None
        self.trouble = error
        try:
            self.aside = put_aside(self.path)
        except OSError:
            self.path = None

    # --- reading ---

    def of(self, lesson: str, task: str) -> Record:
        """Return what is known of a task; nothing, if it was never tried."""
        return self.records.get(f"{lesson}/{task}", Record())

    def is_solved(self, lesson: str, task: str) -> bool:
        """Return whether a task was ever solved."""
        return bool(self.of(lesson, task).solved)

    def misconceptions(self) -> Counter[str]:
        """Return how often each misconception was met."""
        return sum((record.misconceptions for record in self.records.values()), Counter())

    def due(self) -> list[str]:
        """Return the misconceptions to practise today: the lowest box first, in it the one due longest."""
        today = self.today().isoformat()
        found = [(box.number, box.due, name) for name, box in self.boxes.items() if box.due <= today]
        return [name for _, _, name in sorted(found)]

    def resting(self) -> list[str]:
        """Return those that are not due yet, the next one first."""
        today = self.today().isoformat()
        found = [(box.due, box.number, name) for name, box in self.boxes.items() if box.due > today]
        return [name for _, _, name in sorted(found)]

    def is_mastered(self, misconception: str) -> bool:
        """Return whether a misconception showed once and has reached the last box."""
        return misconception in self.boxes and self.boxes[misconception].number == MASTERED

    # --- writing ---

    def tried(
        self, lesson: str, task: str, *, correct: bool | None, misconception: str = "", tested: Iterable[str] = ()
    ) -> None:
        """Note a try; an answer that an undecided reading allows solves the task too.

        ``tested``: the misconceptions that a question with new cards could have brought to light. Where they did not
        show, those that are due move up.
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
        """Forget a lesson, with the misconceptions that showed nowhere else, or everything."""
        self.refresh()
        if lesson:
            self.records = {key: each for key, each in self.records.items() if not key.startswith(f"{lesson}/")}
            left = self.misconceptions()
            self.boxes = {name: box for name, box in self.boxes.items() if left[name]}
        else:
            self.records, self.boxes = {}, {}
        self.save()

    def export(self) -> str:
        """Return all of it as JSON text, what is hidden too."""
        known = self._beneath or self
        return _Kept(known.records, known.boxes).to_text()

    def take(self, text: str) -> None:
        """Put what was exported in place of all that is known.

        Raises:
            ProgressError: the text holds no progress; nothing has changed.
        """
        kept = _Kept.from_text(text)
        self.refresh()
        if self.hidden:
            self._beneath = _Kept(kept.records, kept.boxes, hidden=True)
            self._write(self._beneath)
            return
        self.records, self.boxes = kept.records, kept.boxes
        self.save()

    def hide(self) -> None:
        """Show nothing and note nothing, in all notebooks, until :meth:`show`."""
        self.refresh()
        if self.hidden:
            return
        self._beneath = _Kept(self.records, self.boxes, hidden=True)
        self._write(self._beneath)
        self.records, self.boxes, self.hidden = {}, {}, True

    def show(self) -> None:
        """Show again what was hidden; what was tried meanwhile is forgotten."""
        self.refresh()
        if self._beneath is None:
            return
        self.records, self.boxes = self._beneath.records, self._beneath.boxes
        self.hidden, self._beneath = False, None
        self.save()

    def save(self) -> None:
        """Write the file, whole or not at all; if that is impossible, remember why and go on."""
        if not self.hidden:
            self._write(_Kept(self.records, self.boxes))

    def _write(self, kept: _Kept) -> None:
        if self.path is None:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=self.path.parent, prefix=self.path.stem, suffix=".part")
            try:
                with os.fdopen(handle, "w", encoding="utf-8") as file:
                    file.write(kept.to_text())
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
    """Return where a learner's progress is kept."""
    return state_folder() / "progress.json"


def _today() -> dt.date:
    """The day where the learner is."""
    return dt.datetime.now(tz=dt.UTC).astimezone().date()
