"""Two tables side by side, over the table of an app: it shows values, and knows nothing of where they come from."""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets

from tutor.panels.html import Nodes
from tutor.scene.primitives import Scene
from tutor.widgets.panel import Panel
from tutor.widgets.table import TableWidget


class SideBySide(ipywidgets.VBox):
    """A heading, two tables with a caption each, and a list. Until something is compared it is an empty box.

    ``heard`` gets the ids of activated parts, ``on_error`` the exceptions of the tables' callbacks.
    """

    def __init__(self, heard: Callable[[str, str], None], on_error: Callable[[Exception], None]) -> None:
        super().__init__()
        self._heard, self._on_error = heard, on_error
        self.add_class("itut-side-by-side")
        self.layout.display = "none"

    def _build(self) -> None:
        """Make the parts; few apps ever compare, and each part is a message to the browser."""
        heard, on_error = self._heard, self._on_error
        self.head = Panel("compare-top", heard)
        self.captions = Panel("compare-side"), Panel("compare-side")
        # drawn as SVG: a canvas as large as the table's would cost memory for a picture that is looked at once
        self.tables = tuple(TableWidget(use_canvas=False, motion=False, on_error=on_error) for _ in range(2))
        self.list = Panel("compare-list")
        sides = []
        for caption, table in zip(self.captions, self.tables, strict=True):
            side = ipywidgets.VBox(children=[caption, table])
            side.add_class("itut-compare-half")
            sides.append(side)
        both = ipywidgets.Box(children=sides)
        both.add_class("itut-compare-both")
        self.children = [self.head, both, self.list]

    @property
    def is_open(self) -> bool:
        """Whether something is compared."""
        return self.layout.display is None

    def show(
        self, head: Nodes, captions: tuple[Nodes, Nodes], scenes: tuple[Scene, Scene], below: Nodes, language: str
    ) -> None:
        """Show two tables."""
        if not self.children:
            self._build()
        for panel in (self.head, *self.captions, self.list):
            panel.language = language
        self.head.show(head)
        self.list.show(below)
        for caption, table, content, scene in zip(self.captions, self.tables, captions, scenes, strict=True):
            caption.show(content)
            table.show(scene)
        if not self.is_open:
            self.layout.display = None
            self.head.focus()

    def close_(self) -> None:
        """Take no room any more."""
        self.layout.display = "none"

    def __repr__(self) -> str:
        return "SideBySide()"
