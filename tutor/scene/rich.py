"""Lines of text with marks in them: values in boxes and icons, broken at spaces."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.lang.terms import SlotContents
from engine.text.markup import AgeBox, Glyph, parse
from tutor.scene.layout import text_width


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a line: a run of words, a value or an icon, with the width it takes."""

    what: str | int | SlotContents
    """a text; a number is a value in its box"""
    width: float


def rich_lines(text: str, size: float, width: float, weight: int = 400) -> tuple[tuple[Piece, ...], ...]:
    """Return a text with marks in lines of at most ``width``; a single word may be wider.

    Nothing is broken between a mark and what adjoins it.
    """
    words: list[list[Piece]] = [[]]
    for segment in parse(text):
        match segment:
            case AgeBox(value):
                words[-1].append(Piece(value, max(size * 1.05, text_width(str(value), size * 0.9, 650) + size * 0.55)))
            case Glyph(contents):
                words[-1].append(Piece(contents, size * 1.2))
            case _:
                for place, part in enumerate(segment.text.split(" ")):
                    if place:
                        words.append([])
                    if part:
                        words[-1].append(Piece(part, text_width(part, size, weight)))
    space = text_width(" ", size, weight)
    lines: list[list[Piece]] = [[]]
    used = 0.0
    for word in filter(None, words):
        wide = sum(piece.width for piece in word)
        if used and used + space + wide > width:
            lines.append([])
            used = 0.0
        if used:
            lines[-1].append(Piece(" ", space))
            used += space
        lines[-1] += word
        used += wide
    return tuple(_joined(line, size, weight) for line in lines)


def even_lines(text: str, size: float, width: float, weight: int = 400) -> tuple[tuple[Piece, ...], ...]:
    """Return a text in as few lines as ``rich_lines`` has, as even as can be: no last line of one word."""
    lines = rich_lines(text, size, width, weight)
    if len(lines) == 1:
        return lines
    for share in (0.6, 0.7, 0.8, 0.9):
        narrower = rich_lines(text, size, width * share, weight)
        if len(narrower) == len(lines) and all(line_width(line) <= width for line in narrower):
            return narrower
    return lines


def _joined(line: Sequence[Piece], size: float, weight: int) -> tuple[Piece, ...]:
    """Return a line whose neighbouring words are one run of text; a space beside a mark stays a gap of its own."""
    found: list[Piece] = []
    for piece in line:
        before = found[-1] if found else None
        if isinstance(piece.what, str) and before is not None and isinstance(before.what, str) and before.what != " ":
            text = before.what + piece.what
            found[-1] = Piece(text, text_width(text, size, weight))
        else:
            found.append(piece)
    return tuple(found)


def line_width(line: Sequence[Piece]) -> float:
    """Return the width of a line."""
    return sum(piece.width for piece in line)


def shortened(text: str, size: float, weight: int, width: float) -> str:
    """Return a text as it is if it fits in ``width``, else its beginning with an ellipsis."""
    if text_width(text, size, weight) <= width:
        return text
    while len(text) > 1 and text_width(f"{text.rstrip()}…", size, weight) > width:
        text = text[:-1]
    return f"{text.rstrip()}…"


_VOWELS = frozenset("aeiouyаеєиіїоуюя")
_NOT_FIRST = frozenset("йьъ’'-")
"""letters that begin no line"""


def _breaks(name: str) -> Iterator[tuple[str, str]]:
    """Yield the pairs into which a name can be broken at spaces and after hyphens."""
    for at, char in enumerate(name[:-1]):
        if char in " -":
            yield name[: at + (char == "-")], name[at + 1 :]


def _syllables(name: str) -> Iterator[tuple[str, str]]:
    """Yield the pairs into which a long word can be broken with a hyphen: before a consonant between two vowels."""
    low = name.lower()
    for at in range(4, len(name) - 3):
        before, here, after = low[at - 1], low[at], low[at + 1]
        consonant = here.isalpha() and here not in _VOWELS | _NOT_FIRST
        if before in _VOWELS and consonant and after in _VOWELS and " " not in low[at - 3 : at + 3]:
            yield f"{name[:at]}-", name[at:]


def name_lines(
    name: str, size: float, weight: int, width: float, most: int = 2, *, within: bool = False
) -> tuple[str, ...] | None:
    """Return a name in one line, or in as even lines as can be up to ``most`` (1 or 2); ``None`` if it does not fit.

    It is broken at spaces and after hyphens, or ``within`` a word, with a hyphen.
    """
    if text_width(name, size, weight) <= width:
        return (name,)
    if most < 2:
        return None
    pairs = _syllables(name) if within else _breaks(name)
    found = [(max(text_width(part, size, weight) for part in pair), pair) for pair in pairs]
    return min((each for each in found if each[0] <= width), default=(0, None))[1]
