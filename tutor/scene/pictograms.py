"""The pictogram of each card and special achievement: what it is, as an outline.

The outlines are icons of game-icons.net by many authors (CC BY 3.0), chosen and converted by ``artwork/pictograms.py``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files

from tutor.scene.primitives import Segment

SETS = ("base", "achievements", "echoes", "figures", "cities", "artifacts", "unseen", "age_zero")
"""the files of outlines, in the order in which they are searched"""
GRID = 500
"""steps of the stored coordinates in a unit box"""

_COMMAND = re.compile(r"([mlcqz])([^mlcqz]*)")
_NUMBER = re.compile(r"-?\d+")


def pictogram(title: str) -> tuple[Segment, ...] | None:
    """Return the outline for the English title of a card or special achievement, or ``None`` if there is none.

    It fills a unit box in its longer direction and is centred in the other. A hole runs against its outline, so the
    nonzero rule fills it right.
    """
    return next((_outline(name, title) for name in SETS if title in _stored(name)), None)


def icon_name(title: str) -> str | None:
    """Return ``author's folder/icon`` of the pictogram for a title, or ``None`` if there is none."""
    return next((_stored(name)[title][0] for name in SETS if title in _stored(name)), None)


def icon_names() -> frozenset[str]:
    """Return ``author's folder/icon`` of all pictograms."""
    return frozenset(icon for name in SETS for icon, _ in _stored(name).values())


@cache
def _stored(name: str) -> dict[str, tuple[str, str]]:
    text = (files("tutor.scene") / "assets" / f"pictograms-{name}.json").read_text(encoding="utf-8")
    return {title: (icon, data) for title, (icon, data) in json.loads(text).items()}


@lru_cache(maxsize=1024)
def _outline(name: str, title: str) -> tuple[Segment, ...]:
    return tuple(_segments(_stored(name)[title][1]))


def _segments(data: str) -> Iterator[Segment]:
    """Yield absolute commands in a unit box for relative ones on the grid."""
    here = start = (0, 0)
    for command, rest in _COMMAND.findall(data):
        if command == "z":
            here = start
            yield "Z", ()
            continue
        numbers = [int(number) for number in _NUMBER.findall(rest)]
        points = [(here[0] + x, here[1] + y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        here = points[-1]
        if command == "m":
            start = here
        yield command.upper(), tuple(value / GRID for point in points for value in point)
