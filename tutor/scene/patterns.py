"""The five card colours with pattern and letter, and the two themes.

The hues are those of Okabe and Ito, lightened until dark text on them has a contrast of at least 4.5:1.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

from engine.lang.terms import Color
from tutor.scene.primitives import Path, PatternName, Segment

PATTERNS: dict[Color, PatternName] = {
    Color.RED: "stripes",
    Color.YELLOW: "dots",
    Color.GREEN: "waves",
    Color.BLUE: "grid",
    Color.PURPLE: "chevrons",
}


@dataclass(frozen=True, slots=True)
class Paint:
    """The colours of one card colour: its body, its band, and the pattern's strokes on the band."""

    body: str
    band: str
    mark: str


@dataclass(frozen=True, slots=True)
class Theme:
    """All colours of a picture."""

    name: str
    ground: str
    board: str
    board_active: str
    line: str
    ink: str
    """text on ground and boards"""
    muted: str
    card_ink: str
    """text and icons on cards and plates, in both themes dark"""
    plate: str
    """the light background of an icon or value"""
    plate_line: str
    back: str
    back_ink: str
    back_line: str
    lit: str
    lit_line: str
    changed: str
    choice: str
    on_choice: str
    cards: dict[Color, Paint]


LIGHT = Theme(
    name="light",
    ground="#FBFAF7",
    board="#F1EFE9",
    board_active="#F4EEDC",
    line="#CFCABE",
    ink="#22242A",
    muted="#5E6068",
    card_ink="#1E2026",
    plate="#FFFDF6",
    plate_line="#8A8474",
    back="#4C5566",
    back_ink="#FFFFFF",
    back_line="#F1EFE9",
    lit="#FFC933",
    lit_line="#8F5200",
    changed="#A1005B",
    choice="#0B57D0",
    on_choice="#FFFFFF",
    cards={
        Color.RED: Paint("#F7BFA4", "#EE8A5E", "#C95B2B"),
        Color.YELLOW: Paint("#FAEDA8", "#F2D64B", "#C7A40E"),
        Color.GREEN: Paint("#B4E0CB", "#69C29B", "#2E9169"),
        Color.BLUE: Paint("#BFE0F5", "#78BDEA", "#3C8FC8"),
        Color.PURPLE: Paint("#E9C9DD", "#D294B9", "#AC5F8E"),
    },
)
DARK = Theme(
    name="dark",
    ground="#17191D",
    board="#22252B",
    board_active="#33301F",
    line="#434852",
    ink="#ECECE8",
    muted="#A9ADB6",
    card_ink="#1A1C21",
    plate="#F6F2E6",
    plate_line="#7A7566",
    back="#5D6880",
    back_ink="#FFFFFF",
    back_line="#22252B",
    lit="#FFC933",
    lit_line="#FFD98A",
    changed="#FF7AC0",
    choice="#7DB2FF",
    on_choice="#10131A",
    cards={
        Color.RED: Paint("#E3A286", "#D97B50", "#A94A20"),
        Color.YELLOW: Paint("#E6D68A", "#DDBF3A", "#9C8010"),
        Color.GREEN: Paint("#97CBB3", "#58AE89", "#257554"),
        Color.BLUE: Paint("#A3CCE6", "#66A9D6", "#2F76A8"),
        Color.PURPLE: Paint("#D3AEC6", "#BE81A6", "#8E4A75"),
    },
)
THEMES = {"light": LIGHT, "dark": DARK}


def luminance(color: str) -> float:
    """Return the relative luminance of ``#RRGGBB`` as defined by WCAG 2."""
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def pattern_path(name: PatternName, x: float, y: float, w: float, h: float, color: str, unit: float = 1) -> Path:
    """Return the pattern as one path inside the rectangle, so that no painter needs to clip."""
    draw = {"stripes": _stripes, "dots": _dots, "waves": _waves, "grid": _grid, "chevrons": _chevrons}[name]
    segments = tuple(draw(x, y, w, h, unit))
    if name == "dots":
        return Path(segments, fill=color)
    return Path(segments, stroke=color, width=1.2 * unit)


def _stripes(x: float, y: float, w: float, h: float, unit: float) -> Iterator[Segment]:
    step = 7 * unit
    at = step / 2
    while at < w + h:
        # the line u + v = at, cut to the rectangle
        start, end = max(0.0, at - h), min(w, at)
        yield "M", (x + start, y + at - start)
        yield "L", (x + end, y + at - end)
        at += step


def _dots(x: float, y: float, w: float, h: float, unit: float) -> Iterator[Segment]:
    step, r = 7 * unit, 1.25 * unit
    rows, columns = max(1, int(h // (step * 0.75))), max(1, int(w // step))
    for row in range(rows):
        cy = y + (row + 0.5) * h / rows
        for column in range(columns):
            cx = x + (column + (0.3 if row % 2 else 0.7)) * w / columns
            yield "M", (cx - r, cy)
            yield "L", (cx, cy - r)
            yield "L", (cx + r, cy)
            yield "L", (cx, cy + r)
            yield "Z", ()


def _waves(x: float, y: float, w: float, h: float, unit: float) -> Iterator[Segment]:
    rows, halves = max(1, round(h / (7 * unit))), max(2, ceil(w / (6 * unit)))
    step = w / halves
    rise = min(3 * unit, h / rows / 2)
    for row in range(rows):
        level = y + (row + 0.5) * h / rows
        yield "M", (x, level)
        for i in range(halves):
            bend = level + (rise if i % 2 else -rise)
            yield "Q", (x + (i + 0.5) * step, bend, x + (i + 1) * step, level)


def _grid(x: float, y: float, w: float, h: float, unit: float) -> Iterator[Segment]:
    columns, rows = max(2, round(w / (7 * unit))), max(2, round(h / (7 * unit)))
    for i in range(1, columns):
        yield "M", (x + i * w / columns, y)
        yield "L", (x + i * w / columns, y + h)
    for i in range(1, rows):
        yield "M", (x, y + i * h / rows)
        yield "L", (x + w, y + i * h / rows)


def _chevrons(x: float, y: float, w: float, h: float, unit: float) -> Iterator[Segment]:
    rows, halves = max(1, round(h / (8 * unit))), max(2, ceil(w / (6 * unit)))
    step, rise = w / halves, min(4 * unit, h / rows)
    for row in range(rows):
        low = y + (row + 0.5) * h / rows + rise / 2
        yield "M", (x, low)
        for i in range(halves):
            yield "L", (x + (i + 1) * step, low if i % 2 else low - rise)
