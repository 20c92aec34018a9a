"""The room in which an app is shown: how wide and high its table may be, in which colours, how large its words are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from engine.seat.view import TableView
from tutor.scene.primitives import Scene
from tutor.scene.table import Marks, Options, draw_table, is_compact
from tutor.widgets.app_text import AppText

SCALES = (0.9, 1.0, 1.15, 1.3, 1.5)
IN_CLASS = (1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
"""sizes of the words before a class"""
PROJECTED = 1.5
"""size of the words before a class, until another is chosen"""
CROWDED = 440.0
"""a table less wide than this, measured in its own type, has its icons and decks too close to each other"""


@dataclass(slots=True)
class Room:
    """What a browser tells of itself, the size that somebody chose, and the table that fits."""

    theme: Literal["light", "dark"] = "light"
    width: float = 760.0
    height: float = 600.0
    narrow: bool = False
    """whether the parts of the app lie below each other"""
    chosen: float = 1.0
    """the size of the words that was chosen; 1 is normal"""
    projected: bool = False
    """whether a class looks on"""
    before_class: float = PROJECTED
    """the size of the words while a class looks on"""
    compact: bool = False
    """whether the table that was drawn last for this room is the compact one"""

    @property
    def scale(self) -> float:
        """Size of the words, here and now."""
        return self.before_class if self.projected else self.chosen

    @scale.setter
    def scale(self, scale: float) -> None:
        if self.projected:
            self.before_class = scale
        else:
            self.chosen = scale

    def next_size(self, *, larger: bool) -> float:
        """Return the size after the present one, or before it; at the end there is no other."""
        sizes = IN_CLASS if self.projected else SCALES
        at = sizes.index(self.scale) + (1 if larger else -1)
        return sizes[min(max(at, 0), len(sizes) - 1)]

    def take(self, told: Mapping[str, Any]) -> bool:
        """Take over what the browser tells, within bounds; return whether anything of it is new."""
        before = (self.theme, self.width, self.height, self.narrow)
        self.theme = "dark" if told.get("theme") == "dark" else "light"
        self.width = min(max(float(told.get("width", 0)), 480.0), 1600.0)
        self.height = min(max(float(told.get("height", 0)), 300.0), 1400.0)
        self.narrow = bool(told.get("narrow"))
        return (self.theme, self.width, self.height, self.narrow) != before

    def table(
        self,
        view: TableView,
        speech: AppText,
        marks: Marks,
        *,
        compact: bool | None,
        width: float | None = None,
        height: float | None = None,
    ) -> Scene:
        """Return the picture of a table, in this room or one of another size; a class sees all of it, if need be small.

        ``compact`` ``None`` takes the compact table where the full one does not fit.
        """
        height_ = height or (None if width else self.height)
        scale = self.scale if self.scale > 1.2 else 1.0
        while True:
            options = Options(width or self.width, height_, self.theme, compact, scale)
            if options.compact is None:
                options = replace(options, compact=is_compact(view, speech, marks, options))
            if width is None:
                self.compact = options.compact is True
            scene = draw_table(view, speech, marks, options)
            fits = height_ is None or (scene.height <= height_ and scene.width <= options.width >= CROWDED * scale)
            if not self.projected or fits or scale <= 1:
                return scene
            scale = max(size for size in IN_CLASS if size < scale)
