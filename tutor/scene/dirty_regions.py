"""The regions of a picture that differ from the previous one and must be repainted."""

from collections.abc import Iterable, Sequence
from math import ceil, floor

from tutor.scene.draw_cache import memo
from tutor.scene.layout import Box, text_width
from tutor.scene.primitives import Item, Path, Rect, Stroke

MOST_REGIONS = 12
MOST_WASTE = 1.5
"""two regions that meet stay apart if their common box has more than this times their areas"""
MOST_AREA = 0.5
"""fraction of the area above which the whole picture is repainted"""


@memo
def reach(item: Item) -> Box:
    """Return a box that contains everything a shape paints; generous for text, as fonts differ in width."""
    match item:
        case Rect():
            edge = 1 + (item.width / 2 if item.stroke is not None else 0)
            left, top, right, bottom = item.x, item.y, item.x + item.w, item.y + item.h
        case Stroke():
            edge = 1 + item.width / 2
            left, right = sorted((item.x1, item.x2))
            top, bottom = sorted((item.y1, item.y2))
        case Path():
            # a mitre at a sharp corner extends beyond half the stroke width
            edge = 1 + (item.width * 2 if item.stroke is not None else 0)
            xs = [v for _, points in item.segments for v in points[::2]]
            ys = [v for _, points in item.segments for v in points[1::2]]
            left, top, right, bottom = min(xs), min(ys), max(xs), max(ys)
        case _:
            edge = 3 + item.size / 4
            wide = 1.5 * text_width(item.text, item.size, item.weight)
            left = item.x - {"start": 0.0, "middle": wide / 2, "end": wide}[item.anchor]
            right, top, bottom = left + wide, item.y - item.size, item.y + 0.35 * item.size
    return left - edge, top - edge, right - left + 2 * edge, bottom - top + 2 * edge


@memo
def reaches(item: Item) -> tuple[Box, ...]:
    """Return boxes that together contain everything a shape paints: one for each run of a stroked way."""
    if not isinstance(item, Path) or item.fill is not None or any(op not in "MLQ" for op, _ in item.segments[1:]):
        return (reach(item),)
    edge, found = 1 + item.width, list[Box]()
    at = item.segments[0][1]
    for op, points in item.segments[1:]:
        if op == "M":  # it goes on behind what it leaves free
            at = points
            continue
        xs, ys = (at[0], *points[::2]), (at[1], *points[1::2])
        left, top = min(xs) - edge, min(ys) - edge
        found.append((left, top, max(xs) + edge - left, max(ys) + edge - top))
        at = points[-2:]
    return tuple(found)


def meet(one: Box, other: Box) -> bool:
    """Return whether two boxes have a point in common."""
    return (
        one[0] <= other[0] + other[2]
        and other[0] <= one[0] + one[2]
        and one[1] <= other[1] + other[3]
        and other[1] <= one[1] + one[3]
    )


def changed(old: Sequence[Item], new: Sequence[Item], width: float, height: float) -> list[Box] | None:
    """Return boxes of whole pixels that contain all differences; ``None`` to repaint everything."""
    old, new = _middles(old, new)
    # most shapes are identical objects (see ``draw_cache``); of others that are equal the first stands for all
    same = set(map(id, old)) & set(map(id, new))
    first: dict[Item, Item] = {}
    old, new = ([each if id(each) in same else first.setdefault(each, each) for each in items] for items in (old, new))
    both = set(map(id, old)) & set(map(id, new))
    if [id(item) for item in old if id(item) in both] != [id(item) for item in new if id(item) in both]:
        return None  # the same shapes in a different order
    regions: list[Box] = []
    for item in dict.fromkeys(each for each in (*old, *new) if id(each) not in both):
        for box in reaches(item):
            _add(regions, box)
    regions = [cut for box in regions if (cut := _pixels(box, width, height)) is not None]
    while len(regions) > MOST_REGIONS:
        _join_nearest(regions)
    if sum(w * h for _, _, w, h in regions) > MOST_AREA * width * height:
        return None
    return regions


def _middles(old: Sequence[Item], new: Sequence[Item]) -> tuple[Sequence[Item], Sequence[Item]]:
    """Return both lists without their common beginning and end."""
    head = _alike(zip(old, new, strict=False))
    old, new = old[head:], new[head:]
    tail = _alike(zip(reversed(old), reversed(new), strict=False))
    return old[: len(old) - tail], new[: len(new) - tail]


def _alike(pairs: Iterable[tuple[Item, Item]]) -> int:
    """Return the number of equal pairs before the first that differs."""
    count = 0
    for one, other in pairs:
        if one is not other and one != other:
            break
        count += 1
    return count


def _add(regions: list[Box], box: Box) -> None:
    """Add a box, merged with the boxes that it meets, except where that would add much: runs around a corner."""
    while True:
        x, y, w, h = box
        for region in regions:
            left, top, wide, high = region
            if x > left + wide or left > x + w or y > top + high or top > y + h:
                continue
            joined = _joined(region, box)
            if joined[2] * joined[3] <= MOST_WASTE * (wide * high + w * h):
                break
        else:
            regions.append(box)
            return
        regions.remove(region)
        box = joined


def _joined(one: Box, other: Box) -> Box:
    x, y = min(one[0], other[0]), min(one[1], other[1])
    right, bottom = max(one[0] + one[2], other[0] + other[2]), max(one[1] + one[3], other[1] + other[3])
    return x, y, right - x, bottom - y


def _join_nearest(regions: list[Box]) -> None:
    """Merge the two boxes whose common box adds the least area."""

    def waste(pair: tuple[Box, Box]) -> float:
        _, _, w, h = _joined(*pair)
        return w * h - sum(box[2] * box[3] for box in pair)

    pairs = [(one, other) for i, one in enumerate(regions) for other in regions[i + 1 :]]
    one, other = min(pairs, key=waste)
    regions.remove(one)
    regions.remove(other)
    _add(regions, _joined(one, other))


def _pixels(box: Box, width: float, height: float) -> Box | None:
    x, y = max(0, floor(box[0])), max(0, floor(box[1]))
    right, bottom = min(ceil(width), ceil(box[0] + box[2])), min(ceil(height), ceil(box[1] + box[3]))
    return (x, y, right - x, bottom - y) if right > x and bottom > y else None
