"""The problems of a position, each with its place: the only error that reading one raises."""

import difflib
from collections.abc import Iterable
from dataclasses import dataclass

from engine.text.errors import WordedError, worded
from engine.text.messages import Phrase, Slot, phrase

MOST = 100
"""how many problems the text of an error contains; ``PositionError.problems`` has all of them"""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong, and where."""

    source: str
    """the name of the file or of the text"""
    line: int
    """from 1; 0 if the problem has no place"""
    column: int
    said: Slot
    """what was found, and the nearest legal spelling if there is one; plain text is the same in every language"""

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
    """A position that cannot be read, played or written: all that is wrong with it, ``MOST`` lines of it as text."""

    code = "bad-position"

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        lines = [problem.placed for problem in self.problems[:MOST]]
        if len(self.problems) > MOST:
            lines.append(phrase("position-more", n=len(self.problems) - MOST))
        super().__init__(*lines)


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
    return near if near.slots else phrase("position-there-are", names=", ".join(names))
