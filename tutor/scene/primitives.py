"""The elements of a picture: a flat list of frozen shapes, and hit boxes.

A table has hundreds of them, most of them new at each step: named tuples are made and compared the fastest.
Painters (SVG, canvas) draw the list in order; nothing here depends on the game or a browser.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple

Segment = tuple[str, tuple[float, ...]]
"""one absolute path command: ``M x y``, ``L x y``, ``Q cx cy x y``, ``C c1x c1y c2x c2y x y`` or ``Z``."""

Anchor = Literal["start", "middle", "end"]
PatternName = Literal["stripes", "dots", "waves", "grid", "chevrons"]
Role = Literal["button", "img", "group", "note"]

FAMILY = '"Tutor Inter"'
"""the font that ships with the package; see ``tutor.scene.fonts``"""
FONT = f'{FAMILY}, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif'
"""the font, and what may stand in for it where it cannot be loaded; all of these have digits of equal width"""


class Rect(NamedTuple):
    """A rectangle; ``pattern`` is stroked in ``pattern_color`` over the fill, inside the rectangle."""

    x: float
    y: float
    w: float
    h: float
    radius: float = 0
    fill: str | None = None
    stroke: str | None = None
    width: float = 1
    dash: tuple[float, ...] = ()
    pattern: PatternName | None = None
    pattern_color: str = "#000000"
    opacity: float = 1


class Stroke(NamedTuple):
    """A straight stroke."""

    x1: float
    y1: float
    x2: float
    y2: float
    stroke: str
    width: float = 1
    dash: tuple[float, ...] = ()
    opacity: float = 1


class Path(NamedTuple):
    """A filled or stroked outline."""

    segments: tuple[Segment, ...]
    fill: str | None = None
    stroke: str | None = None
    width: float = 1
    opacity: float = 1
    dash: tuple[float, ...] = ()

    def __hash__(self) -> int:
        # outlines that begin alike are mostly equal, and hashing hundreds of points takes longer than drawing them
        return hash((self.segments[:2], len(self.segments), self.fill, self.stroke, self.width, self.opacity))


class Text(NamedTuple):
    """One line of text; ``y`` is the baseline."""

    x: float
    y: float
    text: str
    size: float
    fill: str
    weight: int = 400
    anchor: Anchor = "start"
    opacity: float = 1


Item = Rect | Stroke | Path | Text


class HitBox(NamedTuple):
    """A place that can be pointed at, focused and read aloud. A box of role ``group`` names others and has no focus."""

    key: str
    x: float
    y: float
    w: float
    h: float
    role: Role
    label: str
    group: str = ""
    """key of the box of role ``group`` that contains it; empty: none"""
    enabled: bool = False
    """whether it can be picked now"""
    selected: bool = False
    """whether it is already picked"""
    described_by: str = ""
    """key of a box with a further description; empty: none"""


@dataclass(frozen=True, slots=True)
class Scene:
    """A finished picture. Boxes are in reading order."""

    width: float
    height: float
    items: tuple[Item, ...]
    boxes: tuple[HitBox, ...]
    title: str = ""
    description: str = ""
    nameless: bool = False
    """whether cards are too small for their names"""

    def box(self, key: str) -> HitBox | None:
        """Return the box with this key, or ``None``."""
        return next((box for box in self.boxes if box.key == key), None)


@lru_cache(maxsize=4096)
def moved(segments: tuple[Segment, ...], x: float, y: float, size: float) -> tuple[Segment, ...]:
    """Return segments of a unit box scaled to ``size`` and moved to ``x``, ``y``."""
    # written out by the number of points, because pictograms have hundreds of them
    found: list[Segment] = []
    for op, points in segments:
        match points:
            case (a, b):
                found.append((op, (a * size + x, b * size + y)))
            case (a, b, c, d, e, f):
                at = (a * size + x, b * size + y, c * size + x, d * size + y, e * size + x, f * size + y)
                found.append((op, at))
            case (a, b, c, d):
                found.append((op, (a * size + x, b * size + y, c * size + x, d * size + y)))
            case _:
                found.append((op, ()))
    return tuple(found)
