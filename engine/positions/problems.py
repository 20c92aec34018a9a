"""The problems of a position, each with its place: the only error that reading one raises."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Sequence

from engine.model.names import joined
from engine.text.errors import WordedError, worded
from engine.text.messages import Phrase, Slot, phrase

MOST = 100
"""how many problems are shown at most; ``PositionError.problems`` has all of them"""

Said = Slot | Callable[[], Slot]
"""what is said, or what makes it when it is first shown: looking for a near spelling takes long"""


class Problem:
    """One thing that is wrong, and where."""

    __slots__ = ("_said", "column", "line", "source")

    def __init__(self, source: str, line: int, column: int, said: Said) -> None:
        self.source = source
        """the name of the file or of the text"""
        self.line = line
        """from 1; 0 if the problem has no place"""
        self.column = column
        self._said = said

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Problem) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __repr__(self) -> str:
        return f"<Problem {self}>"

    @property
    def _key(self) -> tuple[str, int, int, Slot]:
        return self.source, self.line, self.column, self.said

    @property
    def said(self) -> Slot:
        """What was found, and the nearest legal spelling if there is one; plain text is the same in every language."""
        if callable(self._said):
            self._said = self._said()
        return self._said

    @property
    def code(self) -> str:
        """What kind of problem it is, the id of its message; empty for plain text."""
        return self.said.id if isinstance(self.said, Phrase) else ""

    @property
    def message(self) -> str:
        """The problem in English."""
        return self.words("en")

    def words(self, language: str) -> str:
        """Return the problem in a language, without its place."""
        return worded(self.said, language)

    def in_edition(self, edition: int) -> Problem:
        """Return the problem as one that a position has when it is read by another edition than its own."""

        def said() -> Slot:
            return phrase("position-in-edition", edition=edition, problem=self.said)

        return Problem(self.source, self.line, self.column, said)

    @property
    def placed(self) -> Phrase:
        """The problem with its file and place, as a phrase."""
        slots = {"source": self.source, "line": str(self.line), "column": str(self.column), "problem": self.said}
        return phrase("position-at" if self.line else "position-in", **slots)

    def whole(self, language: str) -> str:
        """Return the problem in a language, with its file and place."""
        return worded(self.placed, language)

    def __str__(self) -> str:
        return self.whole("en")


class PositionError(WordedError, ValueError):
    """A position that cannot be read, played or written: all that is wrong; its text says the first ``MOST``."""

    code = "bad-position"

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(*lines_of(self.problems))


def lines_of(problems: Sequence[Problem]) -> list[Phrase]:
    """Return what is shown of problems: the first ``MOST``, each with its place, and how many more there are."""
    lines = [problem.placed for problem in problems[:MOST]]
    if len(problems) > MOST:
        lines.append(phrase("position-more", n=len(problems) - MOST))
    return lines


def nearest(found: str, known: Iterable[str]) -> str:
    """Return the nearest legal spelling; nothing if none is near."""
    if found.isdecimal():  # no number is a misspelt other one
        return ""
    spellings = {name.casefold(): name for name in known}
    near = difflib.get_close_matches(found.casefold(), spellings, n=1, cutoff=0.5)
    return spellings[near[0]] if near else ""


def hint(found: str, known: Iterable[str]) -> Phrase:
    """Return the nearest legal spelling as the end of a message; nothing if none is near."""
    near = nearest(found, known)
    return phrase("position-near", near=repr(near)) if near else phrase("position-no-hint")


def hint_or_all(found: str, known: Iterable[str]) -> Phrase:
    """Return the nearest legal spelling as the end of a message, or else all that there are."""
    names = list(known)
    near = hint(found, names)
    return near if near.slots else phrase("position-there-are", names=joined(names))
