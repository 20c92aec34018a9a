"""What is wrong with a position, with its place: the only error that reading one raises."""

import difflib
from collections.abc import Iterable
from dataclasses import dataclass

MOST = 100
"""problems that the text of an error holds; all of them stand in ``PositionError.problems``"""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong, and where."""

    source: str
    """the file's name, or what the text was called"""
    line: int
    """from 1; 0 if the problem has no place"""
    column: int
    message: str
    """what was found, and the nearest legal spelling if there is one"""

    def __str__(self) -> str:
        place = f", line {self.line}, column {self.column}" if self.line else ""
        return f"{self.source}{place}: {self.message}"


class PositionError(ValueError):
    """A position that cannot be read, played or written; all that is wrong with it at once."""

    code = "bad-position"

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        shown = list(map(str, self.problems[:MOST]))
        if len(self.problems) > MOST:
            shown.append(f"and {len(self.problems) - MOST:,} more")
        super().__init__("\n".join(shown))


def did_you_mean(found: str, known: Iterable[str]) -> str:
    """The nearest legal spelling as the end of a message; nothing if none is near."""
    near = nearest(found, known)
    return f"; did you mean {near!r}?" if near else ""


def nearest(found: str, known: Iterable[str]) -> str:
    """Return the nearest legal spelling; nothing if none is near."""
    if found.isdecimal():  # no number is a misspelt other one
        return ""
    spellings = {name.casefold(): name for name in known}
    near = difflib.get_close_matches(found.casefold(), spellings, n=1, cutoff=0.5)
    return spellings[near[0]] if near else ""
