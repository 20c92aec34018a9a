"""The states of cards and places. Each has a shape of its own, so that none is told by its hue alone."""

from tutor.scene.glyphs import TICK, circle, polygon
from tutor.scene.inputs import Marks
from tutor.scene.layout import Box
from tutor.scene.patterns import Theme
from tutor.scene.primitives import Item, Path, Rect, Segment, Stroke, moved

SMALL = 24.0
"""places below this height or width get thinner and closer outlines, and smaller badges"""
OUT = 3.5
"""how far badges are moved out of the corner, so that they hide no value"""
VEIL = 0.58
"""how much of the ground lies over what is past"""

_CROSS = ((0.2, 0.2, 0.8, 0.8), (0.8, 0.2, 0.2, 0.8))
_DIAMOND = polygon((0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5))
_TRIANGLE = polygon((0.5, 0), (1, 0.92), (0, 0.92))


def _around(box: Box, by: float, radius: float) -> tuple[Box, float]:
    x, y, w, h = box
    return (x - by, y - by, w + 2 * by, h + 2 * by), radius + by


def _outline(
    over: list[Item], box: Box, by: float, radius: float, ink: str, width: float, dash: tuple[float, ...] = ()
) -> None:
    around, curve = _around(box, by, radius)
    over.append(Rect(*around, curve, None, ink, width, dash))


def corners(box: Box, arm: float, curve: float = 4) -> tuple[Segment, ...]:
    """Return four corners around a box, each with arms of a length, as one path to be stroked."""
    x, y, w, h = box
    found: list[Segment] = []
    for cx, cy, dx, dy in ((x, y, 1, 1), (x + w, y, -1, 1), (x + w, y + h, -1, -1), (x, y + h, 1, -1)):
        found += [
            ("M", (cx, cy + dy * arm)),
            ("L", (cx, cy + dy * curve)),
            ("Q", (cx, cy, cx + dx * curve, cy)),
            ("L", (cx + dx * arm, cy)),
        ]
    return tuple(found)


def draw_states(
    marks: Marks, theme: Theme, over: list[Item], key: str, box: Box, radius: float, *, lit: bool | None = None
) -> None:
    """Append the shapes of all states of the place with this key; ``box`` is the part of it that is seen.

    ``lit``: whether it counts as a whole; by default if it is among the lit ones.
    """
    x, y, w, h = box
    small = min(w, h) < SMALL
    k = 0.6 if small else 1.0
    if key in marks.past:
        over.append(Rect(x - 0.5, y - 0.5, w + 1, h + 2, radius, theme.ground, opacity=VEIL))
    if lit if lit is not None else key in marks.lit_cards or key in marks.running:
        _outline(over, box, 4 * k, radius, theme.lit, 4 * k)
        _outline(over, box, 1.6 * k, radius, theme.lit_line, 1.1)
        _outline(over, box, 6.2 * k, radius, theme.lit_line, 1)
    if key in marks.changed:
        _outline(over, box, 2.5 * k, radius, theme.halo, 5 * k)
        _outline(over, box, 2.5 * k, radius, theme.changed, 2.4 * k + 0.3)
    chosen = key in marks.chosen
    if key in marks.choices or chosen:
        _outline(over, box, 3 * k, radius, theme.halo, 6 * k)
        _outline(over, box, 3 * k, radius, theme.choice, 2.4 * k + 0.3)
        if chosen:
            _outline(over, box, 6.6 * k, radius, theme.choice, 1.8 * k + 0.3)
    if key in marks.right:
        _outline(over, box, 3 * k, radius, theme.halo, 6 * k)
        _outline(over, box, 3 * k, radius, theme.right, 3 * k + 0.2)
    if key in marks.wrong:
        _outline(over, box, 3 * k, radius, theme.halo, 6 * k)
        _outline(over, box, 3 * k, radius, theme.wrong, 2.4 * k + 0.3, (6 * k + 1, 4 * k + 0.5))
    if key in marks.overlooked:
        _outline(over, box, 3 * k, radius, theme.halo, 5 * k)
        _outline(over, box, 3 * k, radius, theme.wrong, 2.2 * k + 0.3, (2 * k + 0.5, 3 * k))
    if key in marks.asked:
        around, _ = _around(box, 6 * k, radius)
        arm = max(5.0, min(16.0, w * 0.22, h * 0.3))
        path = corners(around, arm, min(4.0, arm / 2))
        over += [Path(path, None, theme.halo, 5.4 * k + 0.6), Path(path, None, theme.choice, 3.4 * k + 0.4)]
    # badges lie on all outlines; each kind has a corner of its own
    if key in marks.changed:
        size = 14 * k + 1
        over.append(Path(moved(_DIAMOND, x - 2 - size / 2, y - 2 - size / 2, size), theme.changed, theme.halo, 1.6))
    if key in marks.choices or chosen:
        _handle(over, theme, x + w + OUT * k, y - OUT * k, 7 * k + 0.5, chosen=chosen)
    if key in marks.right:
        r, cx, cy = 10 * k, x + w + OUT * k, y - OUT * k
        over.append(Path(circle(cx, cy, r), theme.right, theme.halo, 1.4))
        over.append(Path(moved(TICK, cx - r * 0.62, cy - r * 0.62, r * 1.24), theme.on_verdict))
    if key in marks.wrong:
        side, cx, cy = 18 * k, x + w + OUT * k, y - OUT * k
        over.append(Rect(cx - side / 2, cy - side / 2, side, side, 4 * k, theme.wrong, theme.halo, 1.4))
        over += [
            Stroke(
                cx + (x1 - 0.5) * side, cy + (y1 - 0.5) * side, cx + (x2 - 0.5) * side, cy + (y2 - 0.5) * side,
                theme.on_verdict, 2 * k + 0.4,
            )
            for x1, y1, x2, y2 in _CROSS
        ]  # fmt: skip
    if key in marks.overlooked:
        side = 22 * k
        cx, cy = x + w / 2, y + h + 3 * k
        over.append(Path(moved(_TRIANGLE, cx - side / 2, cy - side * 0.3, side), theme.wrong, theme.halo, 1.4))
        over.append(Stroke(cx, cy + side * 0.05, cx, cy + side * 0.3, theme.on_verdict, 2.2 * k))
        over.append(Path(circle(cx, cy + side * 0.46, 1.5 * k), theme.on_verdict))
    if key == marks.focus:
        _outline(over, box, 6 * k, radius, theme.ink, 1.5, (2, 2))


def _handle(over: list[Item], theme: Theme, cx: float, cy: float, r: float, *, chosen: bool) -> None:
    if chosen:
        over.append(Path(circle(cx, cy, r + 1.2), theme.choice, theme.halo, 1.2))
        over.append(Path(circle(cx, cy, r * 0.4), theme.on_choice))
        return
    over.append(Path(circle(cx, cy, r), theme.halo, theme.choice, 2.2))
    over.append(Path(circle(cx, cy, r * 0.37), theme.choice))
