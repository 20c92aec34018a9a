"""Pictures made larger or smaller as a whole, with texts and strokes."""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

from tutor.scene.draw_cache import interned, memo
from tutor.scene.primitives import HitBox, Item, Path, Rect, Scene, Stroke, Text, moved

_FACTORS = 8
"""so many factors have their shapes cached; an app uses one or two"""


def scaled(scene: Scene, factor: float) -> Scene:
    """Return the picture scaled by ``factor``, including text and strokes.

    What is the same shape in two pictures is the same shape in both scaled pictures, too.
    """
    if factor == 1:
        return scene
    of_item, of_box = _scaling(factor)
    items, boxes = tuple(map(of_item, scene.items)), tuple(map(of_box, scene.boxes))
    return replace(scene, width=scene.width * factor, height=scene.height * factor, items=items, boxes=boxes)


@lru_cache(maxsize=_FACTORS)
def _scaling(factor: float) -> tuple[Callable[[Item], Item], Callable[[HitBox], HitBox]]:
    return memo(lambda item: interned(_times(item, factor))), memo(lambda box: _box_times(box, factor))


def _box_times(box: HitBox, k: float) -> HitBox:
    return box._replace(x=box.x * k, y=box.y * k, w=box.w * k, h=box.h * k)


def _times(item: Item, k: float) -> Item:
    match item:
        case Rect():
            return item._replace(
                x=item.x * k, y=item.y * k, w=item.w * k, h=item.h * k,
                radius=item.radius * k, width=item.width * k, dash=tuple(d * k for d in item.dash),
            )  # fmt: skip
        case Stroke():
            return item._replace(
                x1=item.x1 * k, y1=item.y1 * k, x2=item.x2 * k, y2=item.y2 * k,
                width=item.width * k, dash=tuple(d * k for d in item.dash),
            )  # fmt: skip
        case Path():
            dash = tuple(d * k for d in item.dash)
            return item._replace(segments=moved(item.segments, 0, 0, k), width=item.width * k, dash=dash)
        case Text():
            return item._replace(x=item.x * k, y=item.y * k, size=item.size * k)
