"""The viewport of an app: size available for the table, theme, text size."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from engine.seat.view import TableView
from tutor.panels.app_text import AppText
from tutor.scene.primitives import Scene
from tutor.scene.table import Marks, Options, draw_table

SCALES = (0.9, 1.0, 1.15, 1.3, 1.5)
IN_CLASS = (1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
"""text sizes when presenting to a class"""
PROJECTED = 1.5
"""text size when presenting to a class, until another is chosen"""
WORDS = 340.0
"""width of the column of words beside the table"""
NARROWEST = 480.0
"""minimum width at which a table is drawn"""
CROWDED = 440.0
"""a table narrower than this times its text size is too crowded"""


@dataclass(slots=True)
class Viewport:
    """The browser's theme and size, the chosen text size, and the table that fits."""

    theme: Literal["light", "dark"] = "light"
    width: float = 760.0
    height: float = 600.0
    narrow: bool = False
    """whether the parts of the app are in one column"""
    chosen: float = 1.0
    """the chosen text size; 1 is normal"""
    projected: bool = False
    """whether the app is presented to a class"""
    before_class: float = PROJECTED
    """the text size when presenting to a class"""

    @property
    def scale(self) -> float:
        """The current text size."""
        return self.before_class if self.projected else self.chosen

    @scale.setter
    def scale(self, scale: float) -> None:
        if self.projected:
            self.before_class = scale
        else:
            self.chosen = scale

    def next_size(self, *, larger: bool) -> float:
        """Return the next larger or smaller text size; the current one at the end of the list."""
        sizes = IN_CLASS if self.projected else SCALES
        at = sizes.index(self.scale) + (1 if larger else -1)
        return sizes[min(max(at, 0), len(sizes) - 1)]

    def update(self, environment: Mapping[str, Any]) -> bool:
        """Take over the browser's theme and size, within bounds; return whether anything changed."""
        before = (self.theme, self.width, self.height, self.narrow)
        self.theme = "dark" if environment.get("theme") == "dark" else "light"
        self.width = min(max(float(environment.get("width", 0)), NARROWEST), 1600.0)
        self.height = min(max(float(environment.get("height", 0)), 300.0), 1400.0)
        self.narrow = bool(environment.get("narrow"))
        return (self.theme, self.width, self.height, self.narrow) != before

    def half(self) -> Options:
        """Return the options of one of two tables over the whole app.

        They are beside each other, or below each other where the parts of the app are in one column.
        """
        width = self.width if self.narrow else (self.width + WORDS) / 2
        return Options(max(width, NARROWEST), None, self.theme)

    def table(
        self,
        view: TableView,
        texts: AppText,
        marks: Marks,
        *,
        opened: int | None = None,
        width: float | None = None,
        height: float | None = None,
    ) -> Scene:
        """Return the picture of a table for this viewport or another size; for a class it is shrunk until it fits.

        ``opened``: the seat whose board is open where boards are folded, see ``Options``.
        """
        height_ = height or (None if width else self.height)
        scale = self.scale if self.scale > 1.2 else 1.0
        while True:
            options = Options(width or self.width, height_, self.theme, opened, scale)
            scene = draw_table(view, texts, marks, options)
            fits = height_ is None or (scene.height <= height_ and scene.width <= options.width >= CROWDED * scale)
            fits = fits and not scene.nameless  # a class reads names sooner than large icons
            if not self.projected or fits or scale <= 1:
                return scene
            scale = max(size for size in IN_CLASS if size < scale)
