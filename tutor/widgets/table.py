"""The table as one widget: a canvas that paints and an overlay that handles input. It knows scenes, no rules."""

import logging
from collections.abc import Callable, Iterable
from math import ceil
from typing import Any

import ipywidgets

from engine.strictness import strict
from tutor.scene.primitives import Scene
from tutor.scene.svg import to_svg
from tutor.widgets import canvas as canvas_module
from tutor.widgets.canvas import FINEST, CanvasPainter
from tutor.widgets.fallback import Fallback
from tutor.widgets.overlay import Overlay

log = logging.getLogger(__name__)


class TableWidget(ipywidgets.Box):
    """Shows one scene at a time and reports the boxes that are activated.

    ``enlarge`` returns the scene of an enlarged card by key, or ``None`` if nothing can be enlarged; it is called once
    for each key until ``forget_cards``. ``on_error`` gets the exceptions of callbacks; without it, or if strict, they
    propagate. ``resume_text`` is shown over the picture when no kernel answers, ``fallback_text`` above the
    ``fallback``.
    """

    def __init__(
        self,
        scene: Scene | None = None,
        *,
        enlarge: Callable[[str], Scene | None] | None = None,
        on_error: Callable[[Exception], None] | None = None,
        motion: bool = True,
        resume_text: str = "",
        fallback_text: str = "",
        use_canvas: bool = True,
    ) -> None:
        self._callbacks: list[Callable[[str], None]] = []
        self._on_error = on_error
        self._scene: Scene | None = None
        self._painter: CanvasPainter | None = None
        self._alive = False
        """whether the browser was last informed that the canvas holds the picture"""
        if use_canvas and canvas_module.AVAILABLE:
            self._painter = CanvasPainter(self._repainted)
        self.overlay = Overlay(
            self._activated,
            self._hello,
            self._guarded_enlarge(enlarge),
            self._rested,
            motion=motion,
            resume_text=resume_text,
            on_pause=self._paused,
        )
        self._fallback = Fallback(f"itut-{self.overlay.model_id}", lambda: self._scene, self._still_changed)
        self._fallback.words = fallback_text
        children = [self.overlay] if self._painter is None else [self._painter.canvas, self.overlay]
        super().__init__(children=children)
        self.add_class("itut-table")
        if scene is not None:
            self.show(scene)

    @property
    def scene(self) -> Scene | None:
        """The scene shown; ``None`` before the first."""
        return self._scene

    def show(
        self,
        scene: Scene,
        moves: Iterable[tuple[str, str]] = (),
        highlights: Iterable[tuple[str, str]] = (),
        *,
        in_page: bool = False,
    ) -> None:
        """Show a scene; each move is (key in the old scene, key in the new scene) of a card to slide.

        Each highlight is (kind, key) of a place to ring, see ``Overlay``.

        ``in_page``: the page that asked already shows a picture of it; the canvas is painted after a pause.
        """
        self._scene = scene
        if in_page and self._alive and self._painter is not None:
            self._painter.expect(scene)
            self.overlay.show(scene, painted=True)
            self._fallback.changed()
            return
        alive = self._painter is not None and self._painter.paint(scene)
        self.overlay.show(scene, moves, highlights, painted=alive)
        if self._painter is not None and not (alive and self._alive):
            self._repainted(alive)
        self._fallback.changed()

    def prepare(self, scene: Scene) -> None:
        """Work out how a scene would be shown, and show nothing: what is cached of its shapes is then known."""
        self.overlay.prepare(scene)
        if self._painter is not None:
            self._painter.prepare(scene)

    @property
    def fineness(self) -> int:
        """Canvas pixels for each scene pixel, 1 or 2, as on the screen."""
        return self._painter.fineness if self._painter is not None else 1

    @fineness.setter
    def fineness(self, fineness: float) -> None:
        if self._painter is not None:
            self._painter.fineness = min(max(ceil(fineness), 1), FINEST)

    def fallback(self) -> Fallback:
        """Return the still picture to display after the table in the same cell, with a line of advice.

        A notebook without a kernel shows it; the live table hides it. It is updated after ``show``.
        """
        return self._fallback

    def fall_back_to(self, fallback: Fallback) -> None:
        """Make a fallback that is already displayed follow this table and use its text."""
        fallback.words = self._fallback.words
        fallback.follow(lambda: self._scene, self._still_changed)
        self._fallback = fallback

    @property
    def fallback_text(self) -> str:
        """The text above the still picture."""
        return self._fallback.words

    @fallback_text.setter
    def fallback_text(self, text: str) -> None:
        self._fallback.words = text

    def on_activate(self, callback: Callable[[str], None], *, remove: bool = False) -> None:
        """Call ``callback`` with the key of each activated box, enabled or not; ``remove`` stops it."""
        if remove:
            self._callbacks.remove(callback)
        else:
            self._callbacks.append(callback)

    def on_drag(self, callback: Callable[[str, str], None]) -> None:
        """Call ``callback`` with the keys of a box that was dragged and of the one it was put on.

        That is possible while ``overlay.draggable`` is set.
        """

        def heard(source: str, target: str) -> None:
            if self._scene is not None and self._scene.box(source) and self._scene.box(target):
                callback(source, target)

        self.overlay.on_drag = heard

    def on_mark(self, callback: Callable[[str, str], None]) -> None:
        """Call ``callback`` with the key of a place that the right mouse button clicked, and an empty text.

        If it was dragged to another place, that is the text.
        """

        def heard(source: str, target: str) -> None:
            known = self._scene is not None and self._scene.box(source) and (not target or self._scene.box(target))
            if known:
                callback(source, target)

        self.overlay.on_mark = heard

    def activate(self, key: str) -> None:
        """Act as if the box had been clicked; for tests and scripts."""
        self._activated(key)

    def forget_cards(self) -> None:
        """Discard the enlarged cards; call it when language or theme changes."""
        self.overlay.card_epoch += 1

    def _activated(self, key: str) -> None:
        if self._scene is None or self._scene.box(key) is None:
            return  # the click was on a picture that is already replaced
        for callback in list(self._callbacks):
            try:
                callback(key)
            except Exception as error:  # noqa: BLE001
                self._failed(error)

    def _failed(self, error: Exception) -> None:
        if self._on_error is None or strict():
            raise error
        log.error("a callback of the table failed", exc_info=error)
        self._on_error(error)

    def _guarded_enlarge(self, enlarge: Callable[[str], Scene | None] | None) -> Callable[[str], Scene | None]:
        def guarded(key: str) -> Scene | None:
            try:
                return enlarge(key) if enlarge is not None else None
            except Exception as error:  # noqa: BLE001
                self._failed(error)
                return None

        return guarded

    def _hello(self) -> None:
        """Repaint for a new view of the overlay: after a reload, or in a second tab."""
        if self._painter is not None:
            self._repainted(self._painter.repaint())

    def _rested(self) -> None:
        """After a few idle seconds, repaint everything in case a browser lost a part of the picture."""
        if self._painter is not None and not self._painter.whole:
            self._painter.repaint()

    def _paused(self) -> None:
        """After a short pause, paint what a page has shown by itself."""
        if self._painter is not None:
            self._painter.catch_up()

    def _still_changed(self, head: str) -> None:
        self.overlay.still = head

    def _repainted(self, alive: bool) -> None:  # noqa: FBT001
        self._alive = alive
        self.overlay.painted(alive=alive)

    def _repr_svg_(self) -> str | None:
        return None if self._scene is None else to_svg(self._scene, alone=True)

    def __repr__(self) -> str:
        title = self._scene.title if self._scene is not None else "empty"
        return f"TableWidget({title!r})"

    def _repr_keys(self) -> Iterable[Any]:
        return ()
