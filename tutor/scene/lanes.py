"""Trails of what the last act moved, and arrows of moves to come, in the gutters between what lies on the table.

A lane is a straight run in a gutter: across the table between two rows of things, or up and down between two things of
a row. Gutters are found in the finished picture, as the room that no place and no text takes, so that every layout has
them. Nothing crosses the face of a card as long as there is a way around it, and where a way crosses a text, an icon
or a dot it runs under it: that piece of it is not drawn.
"""

from __future__ import annotations

import itertools
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from math import hypot
from typing import TypeVar

from tutor.scene.draw_cache import memo
from tutor.scene.glyphs import circle
from tutor.scene.inputs import Arrow, Marks, TableWords, Trail
from tutor.scene.layout import AVAILABLE_KEY, SPECIALS_KEY, Box, available_key, deck_key, text_width
from tutor.scene.patterns import Theme
from tutor.scene.primitives import HitBox, Item, Path, Rect, Scene, Segment, Text

_Move = TypeVar("_Move", Trail, Arrow)
Point = tuple[float, float]
Span = tuple[float, float]

LEAST = 5.0
"""a gutter narrower than this is no lane"""
CORNER = 13.0
"""radius of a bend, or half the shorter run beside it"""
WIDE, SLIM = 12.0, 9.0
"""width of a trail that is alone, and of one of several"""
THIN = 6.0
"""width of a trail in a gutter that has no room for more"""
FAINT, FULL = 0.14, 0.62
"""opacity of a trail where it starts and where it ends"""
LAYERS = 14
"""strokes of which a trail is made, each from a little further on, so that it grows stronger without a seam"""
STROKE, HALO, HEAD = 3.0, 4.0, 12.0
"""width of an arrow, of both sides of its halo together, and length of its head"""
MOST_TRAILS = 8
"""more trails than these say nothing any more; they are neither drawn nor listed"""
_RING = 6.5
"""half the room of the ring where a trail starts"""
_LATER = 48.0
"""how much later a trail may start, so that its ring hides nothing"""
_CLEAR = 1.5
"""room between the end of a run that goes under something and that"""
_SIGN = 20.0
"""what is no larger than this is an icon, a dot or a badge"""
_CROSSING = 2_000.0
"""what a way costs for each thing that it crosses, in pixels of length"""
_BEND = 24.0
_ABOVE_DECKS = {available_key(age): deck_key(age) for age in range(1, 12)}
"""the places of available achievements, and the decks below them"""


def draw_lanes(scene: Scene, marks: Marks, words: TableWords, theme: Theme) -> Scene:
    """Return the picture with its trails and arrows on top, said in its description and in the labels of their ends.

    What has no box in the picture at one of its ends is left out.
    """
    places = Places(scene)
    trails, arrows = places.ends(marks.trails), places.ends(marks.arrows)
    if not trails and not arrows:
        return scene
    gutters, signs = Gutters.of(scene), _legible(scene)
    over: list[Item] = []
    if len(trails) <= MOST_TRAILS:
        width = WIDE if len(trails) == 1 else SLIM
        for _, source, target in trails:
            way, room = gutters.way(source, target, width)
            over += draw_trail(_cleared(way, signs), theme, min(width, max(room, THIN)), signs)
    for arrow, source, target in arrows:
        way = gutters.way(source, target, STROKE + HALO)[0]
        over += draw_arrow(_cleared(way, signs), theme, arrow.label, scene.width, signs)
    moved = [trail.said for trail, _, _ in trails if trail.said] if len(trails) <= MOST_TRAILS else []
    coming = [arrow.label for arrow, _, _ in arrows if arrow.label]
    said = [words.describe("moves", moves=tuple(moved))] if moved else []
    said += [words.describe("coming", moves=tuple(coming))] if coming else []
    labels = {trail.target: trail.said for trail, _, _ in trails if trail.said}
    boxes = tuple(
        box._replace(label=words.describe("moved_here", label=box.label, move=labels[box.key]))
        if box.key in labels
        else box
        for box in scene.boxes
    )
    description = " ".join(filter(None, (scene.description, *said)))
    return replace(scene, items=(*scene.items, *over), boxes=boxes, description=description)


def arrows_alone(scene: Scene, arrows: Sequence[Arrow], theme: Theme) -> Scene | None:
    """Return only the arrows, as a picture to lie over that of the table; ``None`` if it has no place for any."""
    ends = Places(scene).ends(arrows)
    if not ends:
        return None
    gutters, signs, items = Gutters.of(scene), _legible(scene), list[Item]()
    for arrow, source, target in ends:
        way = gutters.way(source, target, STROKE + HALO)[0]
        items += draw_arrow(_cleared(way, signs), theme, arrow.label, scene.width, signs)
    return Scene(scene.width, scene.height, tuple(items), ())


class Places:
    """Where ways begin and end: of a place with a name, only the part that its name and its cards take."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._boxes: dict[str, HitBox] | None = None

    def ends(self, moves: Iterable[_Move]) -> list[tuple[_Move, Box, Box]]:
        """Return the moves with both ends, those whose ends are two places of the picture."""
        found = []
        for move in moves:
            source, target = self.of(move.source), self.of(move.target)
            if source is None or target is None or inside(target, source) or inside(source, target):
                continue
            found.append((move, source, target))
        return found

    def of(self, key: str) -> Box | None:
        """Return the place with a key; ``None`` if the picture has none."""
        if self._boxes is None:
            self._boxes = {box.key: box for box in self._scene.boxes}
        if key in _ABOVE_DECKS and AVAILABLE_KEY in self._boxes:
            row = self._boxes[AVAILABLE_KEY]
            deck = self._boxes.get(_ABOVE_DECKS[key], row)
            return deck.x, row.y, deck.w, row.h
        box = self._boxes.get(key)
        if box is None:
            return None
        whole = box.x, box.y, box.w, box.h
        if box.role != "group" or key in (AVAILABLE_KEY, SPECIALS_KEY):
            return whole
        inner = [(each.x, each.y, each.w, each.h) for each in self._scene.boxes if each.group == key]
        inner += [at for item in self._scene.items if isinstance(item, Text) and inside(at := _text_box(item), whole)]
        if not inner:
            return whole
        left, right = min(x for x, _, _, _ in inner), max(x + w for x, _, w, _ in inner)
        left, right = max(left, whole[0]), min(right, whole[0] + whole[2])
        return left, whole[1], right - left, whole[3]


def _legible(scene: Scene) -> list[Box]:
    """Return the places of all texts, icons, badges and dots: what a way must not hide."""
    signs = [_text_box(item) for item in scene.items if isinstance(item, Text) and item.text]
    signs += [sign for item in scene.items if isinstance(item, Path) and (sign := _sign_box(item)) is not None]
    return signs


def _cleared(way: list[Point], signs: Sequence[Box]) -> list[Point]:
    """Return a way that starts a little later, and ends a little earlier, where an end would hide a sign."""
    return _later(_later(way, signs)[::-1], signs)[::-1]


def _later(way: list[Point], signs: Sequence[Box]) -> list[Point]:
    """Return a way that starts a little later where its start would hide a text, an icon or a dot."""
    far = 0.0
    for i, ((ax, ay), (bx, by)) in enumerate(itertools.pairwise(way)):
        long = hypot(bx - ax, by - ay)
        for step in range(int(long // 2) + 1):
            share = 2 * step / long if long else 0.0
            x, y = ax + (bx - ax) * share, ay + (by - ay) * share
            if far + 2 * step > _LATER:
                return way
            if not _meets((x, y), _RING, signs):
                return _straightened([(x, y), *way[i + 1 :]])
        far += long
    return way


# --- the way -------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Gutters:
    """The free room of a picture: lanes across it, and between two lanes the gaps in the row of things there."""

    width: float
    height: float
    taken: Sequence[Box]
    """what lies on the table, not to be crossed"""
    lanes: list[Span] = field(default_factory=list)
    """top and bottom of each lane across the table, from the top"""
    rows: list[list[Span]] = field(default_factory=list)
    """the gaps in the row below each lane but the last, from the left"""
    _used: dict[tuple[str, Span], int] = field(default_factory=dict)
    """how many ways run in a lane or gap already"""

    @classmethod
    def of(cls, scene: Scene) -> Gutters:
        """Find the gutters of a picture."""
        groups = {box.group for box in scene.boxes}
        taken = [(b.x, b.y, b.w, b.h) for b in scene.boxes if b.key not in groups and b.role != "note"]
        taken += [_text_box(item) for item in scene.items if isinstance(item, Text)]
        gutters = cls(scene.width, scene.height, taken)
        signs = [sign for item in scene.items if isinstance(item, Path) and (sign := _sign_box(item)) is not None]
        gutters.lanes = _gaps(((y, y + h) for _, y, _, h in taken), scene.height)
        for (_, top), (bottom, _) in zip(gutters.lanes, gutters.lanes[1:], strict=False):
            row = ((x, x + w) for x, y, w, h in (*taken, *signs) if y < bottom and y + h > top)
            gutters.rows.append(_gaps(row, scene.width))
        return gutters

    def way(self, source: Box, target: Box, width: float) -> tuple[list[Point], float]:
        """Return the corners of a way from one place to another, and the width of its narrowest gutter.

        It is the shortest of those that cross the least.
        """
        best: tuple[float, list[Point], list[tuple[str, Span]]] | None = None
        ends = self._exits(target, source)
        for lane, cost, start in self._exits(source, target):
            for goal, more, end in ends:
                points, used = self._between(lane, goal, start[-1][0], end[-1][0], width)
                way = _straightened([*start, *points, *reversed(end)])
                length = sum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in itertools.pairwise(way))
                total = cost + more + length + _BEND * len(way) + _CROSSING * 0.2 * (not used)
                if best is None or total < best[0]:
                    best = total, way, used
        if best is None:
            return [_middle(source), _middle(target)], width
        for each in best[2]:
            self._used[each] = self._used.get(each, 0) + 1
        return best[1], min((last - first for _, (first, last) in best[2]), default=width)

    def _exits(self, box: Box, other: Box) -> list[tuple[int, float, list[Point]]]:
        """Return (lane, cost, points up to where it turns into the lane) for the ways out of a place."""
        x, y, w, h = box
        cx, cy = _middle(box)
        if not self.lanes:
            return []
        tops = [top for top, _ in self.lanes]
        above = max(0, bisect_right(tops, cy) - 1)
        found: list[tuple[int, float, list[Point]]] = []
        # the other end within the width of a place is met straight on
        ox = _middle(other)[0]
        straight = ox if x + 6 <= ox <= x + w - 6 else cx
        for lane, edge in ((above, y), (above + 1, y + h)):
            if not 0 <= lane < len(self.lanes):
                continue
            level = sum(self.lanes[lane]) / 2
            for at in {cx, straight}:
                run = _box_of((at, edge), (at, level))
                found.append((lane, self._crossed(run, box) * _CROSSING, [(at, edge)]))
            if above < len(self.rows):
                gaps = [sum(gap) / 2 for gap in self.rows[above]]
                left = max((gap for gap in gaps if gap < x), default=None)
                right = min((gap for gap in gaps if gap > x + w), default=None)
                for gap, side in ((left, x), (right, x + w)):
                    if gap is not None:
                        cost = self._crossed(_box_of((side, cy), (gap, cy)), box) * _CROSSING
                        cost += _BEND * (abs(gap - side) < HEAD + 4)  # no room for the head of an arrow
                        found.append((lane, cost, [(side, cy), (gap, cy)]))
        return found

    def _crossed(self, run: Box, own: Box) -> int:
        """Return how many things a run crosses, apart from those in its own place."""
        x, y, w, h = run
        return sum(
            1
            for box in self.taken
            if x < box[0] + box[2] and box[0] < x + w and y < box[1] + box[3] and box[1] < y + h
            and not inside(box, own) and not inside(own, box)
        )  # fmt: skip

    def _between(
        self, lane: int, goal: int, start: float, end: float, width: float
    ) -> tuple[list[Point], list[tuple[str, Span]]]:
        """Return the corners from where a way enters a lane to where it leaves another, and what it runs in."""
        step = 1 if goal > lane else -1
        points: list[Point] = []
        used: list[tuple[str, Span]] = []
        x = start
        for current in range(lane, goal, step):
            y = self._at("across", self.lanes[current], width, used)
            gaps = self.rows[current if step > 0 else current - 1]
            gap = min(gaps, key=lambda each: _detour(each, x, end) + 400 * (each[1] - each[0] < width), default=None)
            points.append((x, y))
            if gap is None:  # the row has no gap: along its side, then
                x = self.width - width / 2
            elif gap[0] + width / 2 <= x <= gap[1] - width / 2:
                continue
            elif gap[0] + width / 2 <= end <= gap[1] - width / 2:
                x = end
            else:
                x = self._at("down", gap, width, used)
            points.append((x, y))
        y = self._at("across", self.lanes[goal], width, used)
        return [*points, (x, y), (end, y)], used

    def _at(self, direction: str, span: Span, width: float, used: list[tuple[str, Span]]) -> float:
        """Return where in a gutter the next way runs: in its middle, or beside the ways that run there."""
        used.append((direction, span))
        middle, room = sum(span) / 2, max(0.0, (span[1] - span[0] - width) / 2)
        count = self._used.get((direction, span), 0)
        shift = (count + 1) // 2 * (width + 2) * (1 if count % 2 else -1)
        return middle + max(-room, min(room, shift))


def _detour(gap: Span, start: float, end: float) -> float:
    middle = min(max(end, gap[0]), gap[1])
    return abs(middle - start) + abs(end - middle)


def _gaps(spans: Iterable[Span], size: float) -> list[Span]:
    """Return the free spans between some and around them, from 0 to ``size``."""
    found, after = list[Span](), 0.0
    for first, last in sorted(spans):
        if first - after >= LEAST:
            found.append((after, first))
        after = max(after, last)
    if size - after >= LEAST:
        found.append((after, size))
    return found


@memo
def _sign_box(item: Path) -> Box | None:
    """Return the box of an outline that is no larger than an icon, a dot or a badge; ``None`` for a larger one."""
    xs = [v for _, points in item.segments for v in points[::2]]
    ys = [v for _, points in item.segments for v in points[1::2]]
    if not xs or max(max(xs) - min(xs), max(ys) - min(ys)) > _SIGN:
        return None
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


@memo
def _text_box(item: Text) -> Box:
    wide = text_width(item.text, item.size, item.weight)
    left = item.x - {"start": 0.0, "middle": wide / 2, "end": wide}[item.anchor]
    return left, item.y - 0.8 * item.size, wide, item.size


def _middle(box: Box) -> Point:
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def inside(box: Box, other: Box) -> bool:
    """Return whether the middle of a box lies in another."""
    x, y = _middle(box)
    return other[0] <= x <= other[0] + other[2] and other[1] <= y <= other[1] + other[3]


def _box_of(one: Point, other: Point, by: float = 3) -> Box:
    x, y = min(one[0], other[0]), min(one[1], other[1])
    return x - by, y, abs(one[0] - other[0]) + 2 * by, abs(one[1] - other[1])


def _straightened(points: Iterable[Point]) -> list[Point]:
    """Return the points without those that lie on the line between their neighbours."""
    found: list[Point] = []
    for point in points:
        if found and hypot(point[0] - found[-1][0], point[1] - found[-1][1]) < 1:
            continue
        if len(found) > 1 and any(found[-2][i] == found[-1][i] == point[i] for i in (0, 1)):
            found.pop()
        found.append(point)
    return found


# --- the strokes ---------------------------------------------------------------------------------------------

_Piece = tuple[Point, Point | None, Point]
"""start, control point of a bend or none, end"""


def _pieces(points: Sequence[Point], radius: float) -> list[_Piece]:
    """Return the straight runs and the rounded bends of a way."""
    found: list[_Piece] = []
    at = points[0]
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        a, b = hypot(corner[0] - before[0], corner[1] - before[1]), hypot(after[0] - corner[0], after[1] - corner[1])
        q = min(radius, a / 2, b / 2)
        come = corner[0] - (corner[0] - before[0]) / a * q, corner[1] - (corner[1] - before[1]) / a * q
        go = corner[0] + (after[0] - corner[0]) / b * q, corner[1] + (after[1] - corner[1]) / b * q
        found += [(at, None, come), (come, corner, go)]
        at = go
    return [*found, (at, None, points[-1])]


def _length(piece: _Piece) -> float:
    (ax, ay), _, (bx, by) = piece
    return hypot(bx - ax, by - ay)


def _free(pieces: Sequence[_Piece], signs: Sequence[Box], width: float) -> list[_Piece]:
    """Return the parts of a stroke of a width that hide nothing of the signs; a bend is not cut, but left out."""
    half, found = width / 2, list[_Piece]()
    for piece in pieces:
        (ax, ay), control, (bx, by) = piece
        if control is not None:
            middle = (ax + 2 * control[0] + bx) / 4, (ay + 2 * control[1] + by) / 4
            if not any(_meets(point, half, signs) for point in ((ax, ay), middle, (bx, by))):
                found.append(piece)
            continue
        run = _box_of((ax, ay), (bx, by), 0.0)
        across = run[2] >= run[3]
        near = [box for box in signs if _overlap(_grown(run, *((0.0, half) if across else (half, 0.0))), box)]
        hidden = sorted((box[0], box[0] + box[2]) if across else (box[1], box[1] + box[3]) for box in near)
        start, end = (run[0], run[0] + run[2]) if across else (run[1], run[1] + run[3])
        free: list[Span] = []
        for first, last in hidden:
            free.append((start, first - _CLEAR))
            start = max(start, last + _CLEAR)
        free.append((start, end))
        forward = bx >= ax if across else by >= ay
        for first, last in free if forward else free[::-1]:
            if last - first < (half if hidden else 0.0):
                continue
            one, other = (first, last) if forward else (last, first)
            found.append(((one, ay), None, (other, ay)) if across else ((ax, one), None, (ax, other)))
    return found


def _meets(point: Point, half: float, boxes: Sequence[Box]) -> bool:
    """Return whether a square round a point meets a box."""
    square = point[0] - half, point[1] - half, 2 * half, 2 * half
    return any(_overlap(square, box) for box in boxes)


def _overlap(one: Box, other: Box) -> bool:
    return (
        one[0] < other[0] + other[2] and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3] and other[1] < one[1] + one[3]
    )  # fmt: skip


def _common(one: Box, other: Box) -> float:
    """Return the area that two boxes that meet have in common."""
    wide = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    return wide * (min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1]))


def _grown(box: Box, across: float, down: float) -> Box:
    return box[0] - across, box[1] - down, box[2] + 2 * across, box[3] + 2 * down


def _from(pieces: Sequence[_Piece], start: float) -> tuple[Segment, ...]:
    """Return the rest of a way as a path, from so many pixels after its start; a bend is not cut."""
    found: list[Segment] = []
    at: Point | None = None
    for piece in pieces:
        (ax, ay), control, (bx, by) = piece
        long = _length(piece)
        if not found:
            if long <= start and piece is not pieces[-1]:
                start -= long
                continue
            share = 0.0 if control is not None or not long else min(start / long, 0.98)
            found.append(("M", (round(ax + (bx - ax) * share, 1), round(ay + (by - ay) * share, 1))))
        elif at is not None and hypot(ax - at[0], ay - at[1]) > 0.1:
            found.append(("M", (round(ax, 1), round(ay, 1))))
        ends = (round(bx, 1), round(by, 1))
        found.append(("L", ends) if control is None else ("Q", (round(control[0], 1), round(control[1], 1), *ends)))
        at = bx, by
    return tuple(found)


def draw_trail(points: Sequence[Point], theme: Theme, width: float, signs: Sequence[Box]) -> list[Item]:
    """Return the trail along a way: ever stronger up to its end, dotted in the middle, with a ring where it starts.

    It runs under the ``signs``.
    """
    if len(points) < 2:
        return []
    pieces = _free(_pieces(points, CORNER + 2), signs, width) or _pieces(points, CORNER + 2)
    total = sum(map(_length, pieces))
    each = 1 - ((1 - FULL) / (1 - FAINT)) ** (1 / (LAYERS - 1))
    found: list[Item] = []
    for layer in range(LAYERS):
        opacity = round(each if layer else FAINT, 4)
        found.append(Path(_from(pieces, total * layer / LAYERS), None, theme.changed, width, opacity))
    found.append(Path(_from(pieces, 0), None, theme.changed, 1.8, dash=(1.8, 6)))
    found.append(Path(circle(*points[0], 5), theme.mat, theme.changed, 2.2))
    return found


def draw_arrow(points: Sequence[Point], theme: Theme, label: str, most: float, signs: Sequence[Box]) -> list[Item]:
    """Return an arrow along a way, with a halo, a head, and its label in a pill; ``most`` is the width of the table.

    It runs under the ``signs``, and its label hides as little of them as can be.
    """
    if len(points) < 2:
        return []
    (px, py), (x, y) = points[-2:]
    long = hypot(x - px, y - py) or 1.0
    ux, uy = (x - px) / long, (y - py) / long
    whole = _pieces([*points[:-1], (x - ux * HEAD * 0.8, y - uy * HEAD * 0.8)], CORNER - 3)
    body = _from(_free(whole, signs, STROKE + HALO) or whole, 0)
    side, back = HEAD * 0.55, HEAD * 0.72
    head: tuple[Segment, ...] = (
        ("M", (x, y)),
        ("L", (x - ux * HEAD - uy * side, y - uy * HEAD + ux * side)),
        ("L", (x - ux * back, y - uy * back)),
        ("L", (x - ux * HEAD + uy * side, y - uy * HEAD - ux * side)),
        ("Z", ()),
    )
    found: list[Item] = [
        Path(body, None, theme.halo, STROKE + HALO),
        Path(head, theme.halo, theme.halo, HALO),
        Path(body, None, theme.ink, STROKE),
        Path(head, theme.ink),
        Path(circle(*points[0], STROKE * 1.35), theme.ink, theme.halo, 1.6),
    ]
    if label:
        wide = text_width(label, 12, 600) + 18
        left, middle = _label_place(points, wide, most, signs)
        found.append(Rect(left, middle - 11, wide, 22, 11, theme.ink, theme.halo, 1.6))
        found.append(Text(left + wide / 2, middle + 4.3, label, 12, theme.ground, 600, "middle", wide - 12))
    return found


def _label_place(points: Sequence[Point], wide: float, most: float, signs: Sequence[Box]) -> Point:
    """Return left edge and middle of a label on a way: where it hides least, on its longest run across if it can be."""
    best: tuple[float, Point] | None = None
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        across = abs(bx - ax) > abs(by - ay)
        for share in (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9):
            left = min(max(ax + (bx - ax) * share - wide / 2, 4), max(4, most - wide - 4))
            middle = max(13.0, ay + (by - ay) * share)
            at = (left, middle - 11, wide, 22.0)
            hidden = sum(_common(at, box) for box in signs if _overlap(at, box))
            cost = 20 * hidden - abs(bx - ax) - 0.01 * abs(by - ay) + abs(share - 0.5) * (20 if across else 1)
            if best is None or cost < best[0]:
                best = cost, (left, middle)
    assert best is not None
    return best[1]
