"""The icons as solid paths in a unit box; their silhouettes differ at 14 px."""

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
ARROWS: dict[str, tuple[Segment, ...]] = {
    "left": polygon((0.08, 0.5), (0.72, 0.12), (0.72, 0.88)),
    "right": polygon((0.92, 0.5), (0.28, 0.12), (0.28, 0.88)),
    "up": polygon((0.5, 0.1), (0.9, 0.74), (0.1, 0.74)),
    "down": polygon((0.5, 0.9), (0.1, 0.26), (0.9, 0.26)),
    "aslant": polygon(
        (0.95, 0.05),
        (0.95, 0.7),
        (0.73, 0.48),
        (0.25, 0.96),
        (0.04, 0.75),
        (0.52, 0.27),
        (0.3, 0.05),
    ),
}

ARROW_MARKS: dict[Mark, tuple[Segment, ...]] = {
    Mark.LEFT: ARROWS["left"],
    Mark.RIGHT: ARROWS["right"],
    Mark.UP: ARROWS["up"],
}
"""The city icons that are arrows. Other marks have no outline: they are a letter on a badge."""
