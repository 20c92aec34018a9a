"""What a person has drawn on a table: rings and straight arrows over the finished picture.

No mark of the game has their shapes: a ring is round at its ends where the outlines of states follow the corners of a
card, and an arrow is dashed and straight, with an open head, where those of moves run in the gutters. Both are in the
ink of the text, so that nothing hangs on a hue.
"""

from __future__ import annotations

from dataclasses import replace
from math import hypot

from tutor.scene.glyphs import circle
from tutor.scene.inputs import Marks, TableWords
from tutor.scene.lanes import Places, Point, inside
from tutor.scene.layout import Box
from tutor.scene.patterns import Theme
from tutor.scene.primitives import HitBox, Item, Path, Rect, Scene, Stroke

AROUND = 7.5
"""room between a place and its ring"""
INK, HALO = 2.6, 6.4
"""width of a ring's or arrow's line, and of what lies under it"""
DASH = (9.0, 6.0)
HEAD = 12.0
"""length of the head of an arrow"""
DOT = 4.5
"""radius of the dot where an arrow starts"""
_ROUND = 26.0
"""the largest radius of a ring's ends, so that a ring round a wide place leaves its corners free"""


def draw_annotations(scene: Scene, marks: Marks, words: TableWords, theme: Theme) -> Scene:
    """Return the picture with the rings and arrows on top, said in the labels of the places that they are at.

    What has no place in the picture is left out.
    """
    if not marks.rings and not marks.drawn:
        return scene
    places = Places(scene)
    over: list[Item] = []
    for key in sorted(marks.rings):
        box = places.of(key)
        if box is not None:
            over += ring(box, theme, (scene.width, scene.height))
    ends: dict[str, list[str]] = {}
    for each in marks.drawn:
        source, target = places.of(each.source), places.of(each.target)
        if source is None or target is None:
            continue
        over += arrow(source, target, theme)
        for key in (each.source, each.target):
            ends.setdefault(key, []).append(each.label)
    boxes = tuple(_said(box, marks, words, ends.get(box.key, [])) for box in scene.boxes)
    return replace(scene, items=(*scene.items, *over), boxes=boxes)


def _said(box: HitBox, marks: Marks, words: TableWords, arrows: list[str]) -> HitBox:
    """Return a place whose label says what is drawn at it."""
    if box.key in marks.rings:
        box = box._replace(label=words.describe("ringed", label=box.label))
    for each in arrows:
        box = box._replace(label=words.describe("at_arrow", label=box.label, arrow=each))
    return box


def ring(box: Box, theme: Theme, size: Point) -> list[Item]:
    """Return a ring round a place, inside a picture of a size."""
    x, y, w, h = box
    left, top = max(x - AROUND, HALO / 2), max(y - AROUND, HALO / 2)
    right, bottom = min(x + w + AROUND, size[0] - HALO / 2), min(y + h + AROUND, size[1] - HALO / 2)
    around = left, top, right - left, bottom - top
    radius = min(_ROUND, min(around[2:]) / 2)
    return [Rect(*around, radius, None, theme.halo, HALO), Rect(*around, radius, None, theme.ink, INK)]


def arrow(source: Box, target: Box, theme: Theme) -> list[Item]:
    """Return a straight arrow between two places, from edge to edge; of two that overlap, from middle to middle."""
    start, end = _middle(source), _middle(target)
    if not inside(source, target) and not inside(target, source):
        start, end = _edge(source, end), _edge(target, start)
    (ax, ay), (bx, by) = start, end
    long = hypot(bx - ax, by - ay)
    if long < 1:
        return []
    dx, dy = (bx - ax) / long, (by - ay) / long
    back = min(HEAD, long)
    wings = [(bx - back * dx + side * back * 0.6 * dy, by - back * dy - side * back * 0.6 * dx) for side in (-1, 1)]
    head = Path((("M", wings[0]), ("L", (bx, by)), ("L", wings[1])), None, theme.halo, HALO)
    return [
        Stroke(ax, ay, bx, by, theme.halo, HALO),
        head,
        Path(circle(ax, ay, DOT), theme.ink, theme.halo, 1.9),
        Stroke(ax, ay, bx - 2 * dx, by - 2 * dy, theme.ink, INK, DASH),
        head._replace(stroke=theme.ink, width=INK),
    ]


def _edge(box: Box, other: Point) -> Point:
    """Return where the line from the middle of a box to another point leaves it, a little outside."""
    x, y = _middle(box)
    dx, dy = other[0] - x, other[1] - y
    halves = box[2] / 2 + 2, box[3] / 2 + 2
    share = min((half / abs(far) for half, far in zip(halves, (dx, dy), strict=True) if far), default=0.0)
    share = min(share, 1.0)
    return x + dx * share, y + dy * share


def _middle(box: Box) -> Point:
    return box[0] + box[2] / 2, box[1] + box[3] / 2
