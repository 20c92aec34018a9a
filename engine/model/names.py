"""What a name may be, wherever it comes from: a file, a line, a save, a form."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

LONGEST_NAME = 40
LONGEST_CARD = 80
"""the most characters by which a card is named"""
LONGEST_TEXT = 20_000
LONGEST_SHOWN = 60
"""the most characters of a text that a message repeats"""
LONGEST_LIST = 1_200
"""the most characters of names that a message lists"""
CONTROL = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""categories of characters that no text may contain: they are invisible, or change the direction of text around them"""


def unseen(text: str, *, lines: bool = False) -> str:
    """Return the first character that no text may contain; empty if there is none. ``lines``: it may have several."""
    for char in text:
        if unicodedata.category(char) in CONTROL and not (lines and char == "\n"):
            return char
    return ""


def is_name(text: object) -> bool:
    """Return whether something can be a player's name: a text with something to see, not too long."""
    return isinstance(text, str) and bool(text.strip()) and len(text) <= LONGEST_NAME and not unseen(text)


def is_title(text: object) -> bool:
    """Return whether something can be the title of a game or the name of a line: also empty, or of several lines."""
    return isinstance(text, str) and len(text) <= LONGEST_TEXT and not unseen(text, lines=True)


def seen(text: str, longest: int = LONGEST_TEXT) -> str:
    """Return a text without the characters that none may contain, and no longer than it may be."""
    return "".join(char for char in text if not unseen(char, lines=True))[:longest]


def shown(text: str) -> str:
    """Return a text of somebody's as a message repeats it: quoted, escaped, and not too long."""
    return repr(_short(text))


def joined(names: Iterable[str]) -> str:
    """Return names with commas between them; where they are very many the first ones, and an ellipsis."""
    found: list[str] = []
    length = 0
    for name in map(_short, names):
        length += len(name) + len(", ")
        if length > LONGEST_LIST:
            return ", ".join([*found, "…"])
        found.append(name)
    return ", ".join(found)


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
