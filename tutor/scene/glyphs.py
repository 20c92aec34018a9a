"""The icons as solid paths in a unit box; their silhouettes differ at 14 px."""

from math import ceil, cos, sin, tan, tau

from engine.lang.terms import Icon, Mark
from tutor.scene.primitives import Segment

_K = 0.5523
"""handle length of a quarter circle drawn as a cubic curve"""


def polygon(*points: tuple[float, float]) -> tuple[Segment, ...]:
    """Return a closed outline through the points."""
    first, *rest = points
    return (("M", first), *(("L", point) for point in rest), ("Z", ()))


def circle(cx: float, cy: float, r: float, *, hole: bool = False) -> tuple[Segment, ...]:
    """Return a circle; ``hole`` reverses its direction, so that it is a hole in another outline."""
    k = _K * r
    quarters: list[tuple[float, ...]] = [
        (cx + r, cy + k, cx + k, cy + r, cx, cy + r),
        (cx - k, cy + r, cx - r, cy + k, cx - r, cy),
        (cx - r, cy - k, cx - k, cy - r, cx, cy - r),
        (cx + k, cy - r, cx + r, cy - k, cx + r, cy),
    ]
    if hole:
        quarters = [
            (cx + r, cy - k, cx + k, cy - r, cx, cy - r),
            (cx - k, cy - r, cx - r, cy - k, cx - r, cy),
            (cx - r, cy + k, cx - k, cy + r, cx, cy + r),
            (cx + k, cy + r, cx + r, cy + k, cx + r, cy),
        ]
    return (("M", (cx + r, cy)), *(("C", quarter) for quarter in quarters), ("Z", ()))


def rounded(x: float, y: float, w: float, h: float, corners: tuple[float, float, float, float]) -> tuple[Segment, ...]:
    """Return a rectangle whose ``corners`` have radii of their own: top left, top right, bottom right, bottom left."""
    tl, tr, br, bl = corners
    k = 1 - _K
    found: list[Segment] = [("M", (x + tl, y)), ("L", (x + w - tr, y))]
    if tr:
        found.append(("C", (x + w - tr * k, y, x + w, y + tr * k, x + w, y + tr)))
    found.append(("L", (x + w, y + h - br)))
    if br:
        found.append(("C", (x + w, y + h - br * k, x + w - br * k, y + h, x + w - br, y + h)))
    found.append(("L", (x + bl, y + h)))
    if bl:
        found.append(("C", (x + bl * k, y + h, x, y + h - bl * k, x, y + h - bl)))
    found.append(("L", (x, y + tl)))
    if tl:
        found.append(("C", (x, y + tl * k, x + tl * k, y, x + tl, y)))
    return (*found, ("Z", ()))


def arc(cx: float, cy: float, r: float, share: float) -> tuple[Segment, ...]:
    """Return an open arc from the top clockwise over a share of a circle, to be stroked."""
    parts = max(1, ceil(min(share, 1.0) * 8))
    each = min(share, 1.0) * tau / parts
    k = 4 / 3 * tan(each / 4) * r
    found: list[Segment] = [("M", (cx, cy - r))]
    for i in range(parts):
        a, b = i * each - tau / 4, (i + 1) * each - tau / 4
        x1, y1, x2, y2 = cx + r * cos(a), cy + r * sin(a), cx + r * cos(b), cy + r * sin(b)
        found.append(("C", (x1 - k * sin(a), y1 + k * cos(a), x2 + k * sin(b), y2 - k * cos(b), x2, y2)))
    return tuple(found)


_CASTLE = polygon(
    (0.08, 0.06), (0.27, 0.06), (0.27, 0.2), (0.4, 0.2), (0.4, 0.06), (0.6, 0.06), (0.6, 0.2), (0.73, 0.2),
    (0.73, 0.06), (0.92, 0.06), (0.92, 0.38), (0.83, 0.46), (0.83, 0.95), (0.61, 0.95), (0.61, 0.68),
    (0.39, 0.68), (0.39, 0.95), (0.17, 0.95), (0.17, 0.46), (0.08, 0.38),
)  # fmt: skip
_CROWN = (
    *polygon(
        (0.03, 0.24), (0.27, 0.5), (0.5, 0.1), (0.73, 0.5), (0.97, 0.24), (0.87, 0.72), (0.13, 0.72),
    ),
    *polygon((0.13, 0.79), (0.87, 0.79), (0.87, 0.93), (0.13, 0.93)),
)  # fmt: skip
_LEAF = (
    ("M", (0.95, 0.05)),
    ("C", (1.0, 0.62, 0.72, 0.92, 0.3, 0.82)),
    ("L", (0.16, 0.97)),
    ("L", (0.05, 0.88)),
    ("L", (0.56, 0.36)),
    ("L", (0.5, 0.32)),
    ("L", (0.1, 0.7)),
    ("C", (-0.02, 0.3, 0.3, 0.05, 0.95, 0.05)),
    ("Z", ()),
)
_BULB = (
    ("M", (0.36, 0.72)),
    ("C", (0.36, 0.6, 0.17, 0.56, 0.17, 0.36)),
    ("C", (0.17, 0.16, 0.32, 0.03, 0.5, 0.03)),
    ("C", (0.68, 0.03, 0.83, 0.16, 0.83, 0.36)),
    ("C", (0.83, 0.56, 0.64, 0.6, 0.64, 0.72)),
    ("Z", ()),
    *polygon((0.36, 0.77), (0.64, 0.77), (0.64, 0.85), (0.36, 0.85)),
    *polygon((0.4, 0.9), (0.6, 0.9), (0.55, 0.98), (0.45, 0.98)),
)
_FACTORY = polygon(
    (0.04, 0.95), (0.04, 0.44), (0.31, 0.62), (0.31, 0.44), (0.58, 0.62), (0.61, 0.05), (0.79, 0.05),
    (0.84, 0.62), (0.96, 0.62), (0.96, 0.95),
)  # fmt: skip
_CLOCK = (
    *circle(0.5, 0.5, 0.47),
    # the hands as holes: reversed direction
    *tuple(
        polygon((0.44, 0.18), (0.44, 0.56), (0.7, 0.72), (0.76, 0.62), (0.56, 0.49), (0.56, 0.18)),
    ),
)
_PERSON = (
    *circle(0.5, 0.25, 0.22),
    ("M", (0.06, 0.97)),
    ("C", (0.06, 0.68, 0.24, 0.53, 0.5, 0.53)),
    ("C", (0.76, 0.53, 0.94, 0.68, 0.94, 0.97)),
    ("Z", ()),
)

_MEAT = (
    *circle(0.36, 0.36, 0.33),
    *polygon((0.5, 0.64), (0.64, 0.5), (0.83, 0.69), (0.69, 0.83)),
    *circle(0.88, 0.76, 0.11),
    *circle(0.76, 0.88, 0.11),
)

ICONS: dict[Icon, tuple[Segment, ...]] = {
    Icon.AUTHORITY: _CASTLE,
    Icon.PROSPERITY: _CROWN,
    Icon.HEALTH: _LEAF,
    Icon.CONCEPT: _BULB,
    Icon.INDUSTRY: _FACTORY,
    Icon.EFFICIENCY: _CLOCK,
    Icon.AVATAR: _PERSON,
    Icon.MEAT: _MEAT,
}
"""icon -> outline in the box from 0 to 1, filled by the nonzero rule"""

HEXAGON = polygon((0.5, 0.02), (0.93, 0.26), (0.93, 0.74), (0.5, 0.98), (0.07, 0.74), (0.07, 0.26))
"""outline of the slot with the card image, which is no icon"""

TICK: tuple[Segment, ...] = polygon(
    (0.12, 0.52), (0.24, 0.4), (0.42, 0.58), (0.78, 0.2), (0.9, 0.32), (0.42, 0.82)
)  # fmt: skip
DOWN = polygon((0.5, 0.9), (0.1, 0.26), (0.9, 0.26))
_BARS = tuple(
    segment
    for x, tall in ((0.1, 0.22), (0.26, 0.5), (0.42, 0.86), (0.58, 0.62), (0.74, 0.3), (0.88, 0.16))
    for segment in polygon(
        (x - 0.05, 0.5 - tall / 2), (x + 0.05, 0.5 - tall / 2), (x + 0.05, 0.5 + tall / 2), (x - 0.05, 0.5 + tall / 2)
    )
)
_FLAG = (
    *polygon((0.16, 0.06), (0.27, 0.06), (0.27, 0.96), (0.16, 0.96)),
    *polygon((0.33, 0.1), (0.92, 0.1), (0.76, 0.33), (0.92, 0.56), (0.33, 0.56)),
)
_FOUNTAIN = (
    *polygon(
        (0.08, 0.66), (0.92, 0.66), (0.78, 0.84), (0.6, 0.84), (0.66, 0.96), (0.34, 0.96), (0.4, 0.84), (0.22, 0.84),
    ),
    *polygon((0.45, 0.28), (0.55, 0.28), (0.55, 0.6), (0.45, 0.6)),
    *polygon((0.5, 0.02), (0.6, 0.16), (0.5, 0.24), (0.4, 0.16)),
    *polygon((0.2, 0.34), (0.32, 0.2), (0.36, 0.28), (0.28, 0.36), (0.28, 0.58), (0.2, 0.58)),
    *polygon((0.8, 0.34), (0.68, 0.2), (0.64, 0.28), (0.72, 0.36), (0.72, 0.58), (0.8, 0.58)),
)  # fmt: skip
_PLUS = polygon(
    (0.38, 0.12), (0.62, 0.12), (0.62, 0.38), (0.88, 0.38), (0.88, 0.62), (0.62, 0.62), (0.62, 0.88), (0.38, 0.88),
    (0.38, 0.62), (0.12, 0.62), (0.12, 0.38), (0.38, 0.38),
)  # fmt: skip
_JUNK = polygon(
    (0.25, 0.1), (0.5, 0.35), (0.75, 0.1), (0.9, 0.25), (0.65, 0.5), (0.9, 0.75), (0.75, 0.9), (0.5, 0.65),
    (0.25, 0.9), (0.1, 0.75), (0.35, 0.5), (0.1, 0.25),
)  # fmt: skip
_UPLIFT = (
    *polygon((0.5, 0.06), (0.9, 0.44), (0.72, 0.56), (0.5, 0.34), (0.28, 0.56), (0.1, 0.44)),
    *polygon((0.5, 0.44), (0.9, 0.82), (0.72, 0.94), (0.5, 0.72), (0.28, 0.94), (0.1, 0.82)),
)
_UNSPLAY = (
    *polygon((0.04, 0.5), (0.3, 0.22), (0.3, 0.42), (0.45, 0.42), (0.45, 0.58), (0.3, 0.58), (0.3, 0.78)),
    *polygon((0.96, 0.5), (0.7, 0.22), (0.7, 0.42), (0.55, 0.42), (0.55, 0.58), (0.7, 0.58), (0.7, 0.78)),
)
_INSPIRE = polygon(
    (0.5, 0.02), (0.61, 0.36), (0.96, 0.36), (0.68, 0.57), (0.79, 0.92), (0.5, 0.71), (0.21, 0.92), (0.32, 0.57),
    (0.04, 0.36), (0.39, 0.36),
)  # fmt: skip
MAGNIFIER = (
    *circle(0.38, 0.38, 0.34),
    *circle(0.38, 0.38, 0.23, hole=True),
    *polygon((0.58, 0.68), (0.68, 0.58), (0.98, 0.86), (0.86, 0.98)),
)


SIGNS: dict[Mark, tuple[Segment, ...]] = {
    Mark.ECHO: _BARS,
    Mark.INSPIRE: _INSPIRE,
    Mark.FLAG: _FLAG,
    Mark.FOUNTAIN: _FOUNTAIN,
    Mark.PLUS: _PLUS,
    Mark.JUNK: _JUNK,
    Mark.UPLIFT: _UPLIFT,
    Mark.UNSPLAY: _UNSPLAY,
    Mark.LEFT: polygon((0.04, 0.5), (0.48, 0.1), (0.48, 0.34), (0.94, 0.34), (0.94, 0.66), (0.48, 0.66), (0.48, 0.9)),
    Mark.RIGHT: polygon((0.96, 0.5), (0.52, 0.1), (0.52, 0.34), (0.06, 0.34), (0.06, 0.66), (0.52, 0.66), (0.52, 0.9)),
    Mark.UP: polygon((0.5, 0.04), (0.9, 0.48), (0.66, 0.48), (0.66, 0.94), (0.34, 0.94), (0.34, 0.48), (0.1, 0.48)),
}
"""the marks of a slot that are no image, on plates of their own"""

_MASK = (
    ("M", (0.02, 0.3)),
    ("C", (0.3, 0.2, 0.4, 0.34, 0.5, 0.34)),
    ("C", (0.6, 0.34, 0.7, 0.2, 0.98, 0.3)),
    ("C", (0.98, 0.6, 0.82, 0.8, 0.66, 0.74)),
    ("C", (0.58, 0.7, 0.55, 0.6, 0.5, 0.6)),
    ("C", (0.45, 0.6, 0.42, 0.7, 0.34, 0.74)),
    ("C", (0.18, 0.8, 0.02, 0.6, 0.02, 0.3)),
    ("Z", ()),
    *circle(0.28, 0.5, 0.1, hole=True),
    *circle(0.72, 0.5, 0.1, hole=True),
)
_AMPHORA = (
    *polygon((0.36, 0.04), (0.64, 0.04), (0.64, 0.13), (0.36, 0.13)),
    ("M", (0.42, 0.13)),
    ("L", (0.58, 0.13)),
    ("L", (0.6, 0.28)),
    ("C", (0.86, 0.4, 0.8, 0.72, 0.58, 0.88)),
    ("L", (0.66, 0.97)),
    ("L", (0.34, 0.97)),
    ("L", (0.42, 0.88)),
    ("C", (0.2, 0.72, 0.14, 0.4, 0.4, 0.28)),
    ("Z", ()),
)
_SKYLINE = polygon(
    (0.03, 0.95), (0.03, 0.5), (0.22, 0.5), (0.22, 0.3), (0.4, 0.3), (0.4, 0.62), (0.48, 0.62), (0.48, 0.18),
    (0.57, 0.04), (0.66, 0.18), (0.66, 0.44), (0.76, 0.44), (0.76, 0.34), (0.97, 0.34), (0.97, 0.95),
)  # fmt: skip
_THRONE = polygon(
    (0.24, 0.04), (0.36, 0.16), (0.5, 0.02), (0.64, 0.16), (0.76, 0.04), (0.76, 0.46), (0.94, 0.46), (0.94, 0.56),
    (0.86, 0.56), (0.86, 0.97), (0.74, 0.97), (0.74, 0.8), (0.26, 0.8), (0.26, 0.97), (0.14, 0.97), (0.14, 0.56),
    (0.06, 0.56), (0.06, 0.46), (0.24, 0.46),
)  # fmt: skip
SET_SIGNS: dict[str, tuple[Segment, ...]] = {
    "unseen": _MASK,
    "echoes": _BARS,
    "artifacts": _AMPHORA,
    "cities": _SKYLINE,
    "figures": _THRONE,
}
"""set -> the sign on its backs; that of the base set is none"""

EYE: tuple[Segment, ...] = (
    ("M", (0.0, 0.5)),
    ("Q", (0.5, -0.08, 1.0, 0.5)),
    ("Q", (0.5, 1.08, 0.0, 0.5)),
    ("Z", ()),
)
"""the mark of a card whose karmas are in force: it watches; its pupil is drawn on it"""
