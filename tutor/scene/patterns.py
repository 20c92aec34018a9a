"""The five card colours with pattern and letter, and the two themes.

Every pair of text and ground has a contrast of at least 4.5:1.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import ceil

from engine.lang.terms import Color, Icon
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
    """The colours of one card colour."""

    tint: str
    """the panel"""
    band: str
    """the stripes above and below"""
    deep: str
    """value tab, hexagon and border; the plate colour is read on it"""
    mark: str
    """the pattern on the lower band"""


@dataclass(frozen=True, slots=True)
class Theme:
    """All colours of a picture, each with one meaning."""

    name: str
    ground: str
    """the one surface: table, words, bars"""
    mat: str
    """the board of the player whose turn it is; raised places"""
    river: str
    """the band of decks and achievements"""
    line: str
    """hairlines and empty rings"""
    ink: str
    """text on ground, mat and river"""
    muted: str
    """quieter text on ground, mat and river"""
    faint: str
    """icons of zero totals and strikes; never text"""
    card_ink: str
    """text on cards and plates, in both themes dark"""
    plate: str
    """the light background of an icon or value; text and pictograms on a card's deep colour"""
    shadow: str
    shade: float
    """opacity of shadows"""
    back: str
    """a card's back of the base set; that of any other set is in ``backs``"""
    back_ink: str
    back_line: str
    """edges of the backs below the first"""
    lit: str
    """counts now, or was won"""
    lit_line: str
    lit_soft: str
    changed: str
    """was moved by the last step"""
    choice: str
    """may be picked"""
    on_choice: str
    right: str
    right_soft: str
    wrong: str
    wrong_soft: str
    on_verdict: str
    """what is drawn on right and wrong"""
    ring: str
    """the filled part of the ring of an achievement"""
    halo: str
    """around marks, so that they stand off whatever they lie on"""
    empty: float
    """opacity of the place of an empty color"""
    cards: Mapping[Color, Paint]
    backs: Mapping[str, str]

    def back_of(self, set_: str) -> str:
        """Return the colour of the backs of a set."""
        return self.back if set_ == "base" else self.backs.get(set_, OTHER_BACK)

    def icon_ink(self, icon: Icon) -> str:
        """Return the colour of an icon on the ground, beside its total; on a plate it is that of ``ICON_INKS``."""
        return self.ink if self.name == "dark" else ICON_INKS[icon]


ICON_INKS: Mapping[Icon, str] = {
    Icon.AUTHORITY: "#474650",
    Icon.PROSPERITY: "#7F5200",
    Icon.HEALTH: "#1C6630",
    Icon.CONCEPT: "#5A2E91",
    Icon.INDUSTRY: "#9A2A1B",
    Icon.EFFICIENCY: "#13508A",
    Icon.AVATAR: "#96195F",
    Icon.MEAT: "#74411F",
}
"""the colour of each icon on a plate, in both themes"""
OTHER_BACK = "#43503A"
"""the colour of the backs of a set that is not among ``BACKS``"""
BACKS: Mapping[str, str] = {
    "unseen": "#3B3350",
    "echoes": "#6B4423",
    "artifacts": "#6E5416",
    "cities": "#2C5A50",
    "figures": "#6E2D4F",
}
"""the colours of the backs of the other sets, in both themes"""

LIGHT = Theme(
    name="light",
    ground="#F6F1E7",
    mat="#FDFAF4",
    river="#ECE4D4",
    line="#DACFBB",
    ink="#241F19",
    muted="#625A4D",
    faint="#A79C88",
    card_ink="#241D15",
    plate="#FFFCF4",
    shadow="#462D0A",
    shade=0.2,
    back="#44505F",
    back_ink="#FFF9EA",
    back_line="#8B95A0",
    lit="#FFC83D",
    lit_line="#7A4B00",
    lit_soft="#FFF0C2",
    changed="#A3155F",
    choice="#1656A8",
    on_choice="#FFFFFF",
    right="#17653B",
    right_soft="#DDF0E2",
    wrong="#A2331A",
    wrong_soft="#FBE6DD",
    on_verdict="#FFFFFF",
    ring="#9C7A2E",
    halo="#FDFAF4",
    empty=0.15,
    cards={
        Color.RED: Paint("#FCE0D2", "#F2A98B", "#96351A", "#DB7F5A"),
        Color.YELLOW: Paint("#FCF3C9", "#F2D766", "#725300", "#CFAD22"),
        Color.GREEN: Paint("#D5EEE1", "#8FCFB0", "#0C5A42", "#55A681"),
        Color.BLUE: Paint("#D9EAF8", "#97C8EC", "#134C82", "#5A9CCF"),
        Color.PURPLE: Paint("#EFDDF0", "#D3AAD8", "#6A2C78", "#AA75B3"),
    },
    backs=BACKS,
)
DARK = Theme(
    name="dark",
    ground="#1D1A17",
    mat="#28241F",
    river="#161412",
    line="#403A32",
    ink="#F1EADD",
    muted="#B5AB9A",
    faint="#6E6557",
    card_ink="#1E1811",
    plate="#FBF4E4",
    shadow="#000000",
    shade=0.5,
    back="#56657A",
    back_ink="#FFF9EA",
    back_line="#38424F",
    lit="#FFC83D",
    lit_line="#FFE09A",
    lit_soft="#4A3B12",
    changed="#FF86C2",
    choice="#8DBBFF",
    on_choice="#10131A",
    right="#7FD6A2",
    right_soft="#1E3A2A",
    wrong="#FF9E80",
    wrong_soft="#452318",
    on_verdict="#12301F",
    ring="#C79A3A",
    halo="#28241F",
    empty=0.08,
    cards={
        Color.RED: Paint("#E9C7B7", "#D98F70", "#7E2A12", "#BE6C48"),
        Color.YELLOW: Paint("#E8DCA8", "#D6BB4C", "#5E4400", "#B39418"),
        Color.GREEN: Paint("#BBDBCB", "#77B799", "#084835", "#47916E"),
        Color.BLUE: Paint("#BFD5E8", "#7FB1D6", "#0F3F6E", "#4C8ABA"),
        Color.PURPLE: Paint("#D9C3DB", "#B98FBF", "#592264", "#955F9E"),
    },
    backs=BACKS,
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
