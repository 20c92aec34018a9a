"""The table as one widget: a canvas that paints, an overlay that listens. Knows scenes, no rules."""

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
    """Shows one scene at a time and reports what is activated on it.

    ``enlarge`` gives the scene of an enlarged card by key, or ``None`` where there is nothing to enlarge; it is asked
    once a key until ``forget_cards``. ``on_error`` gets what a callback raised; without it, or if strict,
    it is raised again.
    ``resume_text`` is said over the picture when no kernel answers, ``fallback_text`` above the ``fallback``.
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
        """whether the browser was told last that the canvas holds the picture"""
        if use_canvas and canvas_module.AVAILABLE:
            self._painter = CanvasPainter(self._repainted)
        self.overlay = Overlay(
            self._activated,
            self._hello,
            self._guarded_enlarge(enlarge),
            self._rested,
            motion=motion,
            resume_text=resume_text,
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
        """What is shown."""
        return self._scene

    def show(self, scene: Scene, moves: Iterable[tuple[str, str]] = ()) -> None:
        """Show a scene; ``moves`` are pairs of keys from whose old to whose new place something moved."""
        self._scene = scene
        alive = self._painter is not None and self._painter.paint(scene)
        self.overlay.show(scene, moves, painted=alive)
        if self._painter is not None and not (alive and self._alive):
            self._repainted(alive)
        self._fallback.changed()

    @property
    def fineness(self) -> int:
        """Canvas pixels a scene pixel, 1 or 2: as many as the screen has."""
        return self._painter.fineness if self._painter is not None else 1

    @fineness.setter
    def fineness(self, fineness: float) -> None:
        if self._painter is not None:
            self._painter.fineness = min(max(ceil(fineness), 1), FINEST)

    def fallback(self) -> Fallback:
        """The last picture with a line on how to go on, to be displayed after the table in the same cell.

        A notebook that is opened without a kernel shows it; the living table hides it. It follows ``show`` by itself.
        """
        return self._fallback

    def fall_back_to(self, fallback: Fallback) -> None:
        """Let a fallback that is displayed already follow this table, with this table's words."""
        fallback.words = self._fallback.words
        fallback.follow(lambda: self._scene, self._still_changed)
        self._fallback = fallback

    @property
    def fallback_text(self) -> str:
        """What the fallback says above the picture."""
        return self._fallback.words

    @fallback_text.setter
    def fallback_text(self, text: str) -> None:
        self._fallback.words = text

    def on_activate(self, callback: Callable[[str], None], *, remove: bool = False) -> None:
        """Call back with the key of a box that is clicked, or chosen with Enter or Space, also of one not enabled."""
        if remove:
            self._callbacks.remove(callback)
        else:
            self._callbacks.append(callback)

    def activate(self, key: str) -> None:
        """As if the box had been clicked: for tests and scripts."""
        self._activated(key)

    def forget_cards(self) -> None:
        """Ask anew for enlarged cards: their language or theme has changed."""
        self.overlay.card_epoch += 1

    def _activated(self, key: str) -> None:
        if self._scene is None or self._scene.box(key) is None:
            return  # a click on a picture that has been replaced meanwhile
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
        """A browser shows the overlay anew: after a reload, in a second tab."""
        if self._painter is not None:
            self._repainted(self._painter.repaint())

    def _rested(self) -> None:
        """Nothing has happened for some seconds: paint all again, should a browser have lost a part of the picture."""
        if self._painter is not None and not self._painter.whole:
            self._painter.repaint()

    def _still_changed(self, head: str) -> None:
        self.overlay.still = head

    def _repainted(self, alive: bool) -> None:  # noqa: FBT001
        self._alive = alive
        self.overlay.painted(alive=alive)

    def _repr_svg_(self) -> str | None:
        return None if self._scene is None else to_svg(self._scene)

    def __repr__(self) -> str:
        title = self._scene.title if self._scene is not None else "empty"
        return f"TableWidget({title!r})"

    def _repr_keys(self) -> Iterable[Any]:
        return ()
