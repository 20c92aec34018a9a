"""Marks in rendered text: ``[2]`` is a card's value in its box, ``[authority]`` an icon, ``[bonus-3]`` a bonus.

Whatever an icon slot holds has a mark: its word in brackets.

A renderer draws them, a terminal names the icons, a screen reader says them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from engine.lang.terms import SLOT_WORDS, Bonus, Mark, Search, SlotContents


@dataclass(frozen=True, slots=True)
class Text:
    """A run of plain words."""

    text: str


@dataclass(frozen=True, slots=True)
class AgeBox:
    """A value in its box."""

    value: int


@dataclass(frozen=True, slots=True)
class Glyph:
    """What an icon slot holds: an icon, a bonus, the card image."""

    contents: SlotContents


Segment = Text | AgeBox | Glyph

_MARK = re.compile(r"\[(\d{1,2}|" + "|".join(sorted(SLOT_WORDS, reverse=True)) + r")\]")


_AN = re.compile(r"\b([Aa])n (?=\[(?:8|11)\])")
"""the article of "an eight", which becomes "a card of value 8" when it is said"""


_OF_A_DECK = re.compile(r"\[(\d{1,2})\](?= decks?\b)|(?<=\bколод[аиуі] )\[(\d{1,2})\]")
"""a box that says which deck: it is no card then"""

_OF_A_TITLE = re.compile(r"(?<=») \[(\d{1,2})\]")
"""a box that says which value the card of that title has"""


class Speaker(Protocol):
    """What :func:`to_spoken` and :func:`to_plain` need: :class:`engine.text.game_text.Words`, or a catalogue."""

    def message(self, id_: str, /, **slots: str | int) -> str:
        """Return a message of the reader's language."""


@lru_cache(maxsize=4096)
def parse(text: str) -> tuple[Segment, ...]:
    """Return text as segments. What looks like no mark stays text."""
    found: list[Segment] = []
    end = 0
    for mark in _MARK.finditer(text):
        if mark.start() > end:
            found.append(Text(text[end : mark.start()]))
        name = mark[1]
        found.append(AgeBox(int(name)) if name.isdigit() else Glyph(SLOT_WORDS[name]))
        end = mark.end()
    if end < len(text):
        found.append(Text(text[end:]))
    return tuple(found)


def to_plain(text: str, words: Speaker | None = None) -> str:
    """Return text for a terminal: ``[2]`` stays, icons by name (without ``words`` the rulebook's English ones)."""
    return _with(
        text,
        lambda box: f"[{box.value}]",
        lambda contents: slot_text(contents, words, "name") if words else contents.word,
    )


def to_spoken(text: str, words: Speaker) -> str:
    """Return text for a screen reader, with words for boxes and glyphs.

    A box mostly stands where a language with cases has the accusative ("draw a [2]"), so that is how it is said.
    Behind a title in quotes it is the value of that card.
    """
    named = _OF_A_DECK.sub(lambda box: words.message("value-box.spoken-deck", n=int(box[1] or box[2])), text)
    named = _OF_A_TITLE.sub(lambda box: f", {words.message('value-box.spoken-of-title', n=int(box[1]))}", named)
    return _with(
        _AN.sub(r"\1 ", named),
        lambda box: words.message("value-box.spoken-acc", n=box.value),
        lambda contents: slot_text(contents, words, "spoken"),
    )


def slot_text(contents: SlotContents, words: Speaker, form: str) -> str:
    """Return the content of a slot in words; ``form`` is ``"name"``, ``"spoken"`` or, for a badge, ``"letter"``."""
    match contents:
        case Bonus(points):
            return words.message(f"mark-bonus.{form}", n=points)
        case Search(icon):
            return words.message(f"mark-search.{form}", icon=words.message(f"icon-{icon.word}.name"))
        case Mark():
            return words.message(f"mark-{contents.word}.{form}")
        case _:
            return words.message(f"icon-{contents.word}.{form}")


class _Box(Protocol):
    def __call__(self, box: AgeBox, /) -> str: ...


class _Drawn(Protocol):
    def __call__(self, contents: SlotContents, /) -> str: ...


def _with(text: str, box: _Box, glyph: _Drawn) -> str:
    said = []
    for segment in parse(text):
        match segment:
            case Text(words):
                said.append(words)
            case AgeBox():
                said.append(box(segment))
            case Glyph(contents):
                said.append(glyph(contents))
    return "".join(said)
