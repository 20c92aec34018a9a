"""The input layer of the table: one labelled, focusable element for each hit box, over the picture.

The browser handles hover, focus, arrow keys, tooltips and sliding cards; it sends activations to the kernel and
requests each enlarged card once. The overlay holds the scene's SVG and shows it when no live canvas is under it. With a
canvas, the SVG is requested after a pause, so that a saved notebook contains the last picture.
"""

import pathlib
from collections.abc import Callable, Iterable
from typing import Any

import anywidget
import traitlets

from tutor.scene.draw_cache import memo
from tutor.scene.fonts import face
from tutor.scene.primitives import HitBox, Scene
from tutor.scene.svg import font_style, to_svg
from tutor.widgets.message_batch import Batched
from tutor.widgets.panel import as_text

_HERE = pathlib.Path(__file__).parent


class Overlay(Batched, anywidget.AnyWidget):
    """Hit boxes of one scene as DOM elements."""

    _esm = _HERE / "overlay.js"
    _css = "\n".join((face(), *((_HERE / name).read_text(encoding="utf-8") for name in ("host.css", "overlay.css"))))

    scene = traitlets.Dict().tag(sync=True, to_json=as_text)
    svg = traitlets.Unicode().tag(sync=True)
    moves: Any = traitlets.List().tag(sync=True)
    highlights: Any = traitlets.List().tag(sync=True)
    """(kind, key) of places around which a ring draws itself: ``achieved``, ``right`` or ``won``"""
    draggable = traitlets.Bool(default_value=False).tag(sync=True)
    """whether boxes can be dragged onto others, which calls ``on_drag`` with the keys of both"""
    marking = traitlets.Bool(default_value=False).tag(sync=True)
    """whether an activated box is marked; Shift and Enter then activate the group around it"""
    motion = traitlets.Bool(default_value=True).tag(sync=True)
    resume_text = traitlets.Unicode().tag(sync=True)
    """text over the picture when no kernel answers"""
    still = traitlets.Unicode().tag(sync=True)
    """HTML of the displayed fallback up to its picture; see ``tutor.widgets.fallback``"""
    font_style = traitlets.Unicode(font_style()).tag(sync=True)
    """what the saved picture has beyond ``svg``: the font, which the page has anyway"""
    question = traitlets.Unicode().tag(sync=True)
    """names what is asked while this scene is shown; a click with another name was meant for another question"""
    card_epoch = traitlets.Int(0).tag(sync=True)
    """counter; a new value discards the enlarged cards (after a change of language or theme)"""

    def __init__(
        self,
        on_activate: Callable[[str], None],
        on_hello: Callable[[], None],
        enlarge: Callable[[str], Scene | None],
        on_rested: Callable[[], None] = lambda: None,
        on_pause: Callable[[], None] = lambda: None,
        **traits: Any,
    ) -> None:
        super().__init__(**traits)
        self._on_activate, self._on_hello, self._enlarge = on_activate, on_hello, enlarge
        self._on_rested, self._on_pause = on_rested, on_pause
        self.preview: Callable[[str], tuple[Scene, str] | None] = lambda _: None
        """returns what to lay over the picture while a choice is pointed at, by its name, and its words"""
        self.on_drag: Callable[[str, str], None] = lambda source, target: None
        self.on_mark: Callable[[str, str], None] = lambda source, target: None
        """is given the key of a place that the right mouse button clicked or dragged from, and where it let go"""
        self._scene: Scene | None = None
        self.on_msg(self._heard)

    def show(
        self,
        scene: Scene,
        moves: Iterable[tuple[str, str]] = (),
        highlights: Iterable[tuple[str, str]] = (),
        *,
        painted: bool = False,
    ) -> None:
        """Replace picture and boxes; each move (old key, new key) slides a card, each highlight (kind, key) is ringed.

        ``painted`` means that a canvas already shows the picture, so that the SVG can come later.
        """
        self._scene = scene
        with self.hold_sync():
            self.moves = [list(move) for move in moves]
            self.highlights = [list(highlight) for highlight in highlights]
            self.scene = {
                "width": scene.width,
                "height": scene.height,
                "title": scene.title,
                "description": scene.description,
                "boxes": [_box(box) for box in scene.boxes],
            }
            if not painted or not self.svg:
                self.svg = to_svg(scene)

    def prepare(self, scene: Scene) -> None:
        """Word the boxes of a scene that may come next."""
        for box in scene.boxes:
            _box(box)

    def painted(self, *, alive: bool) -> None:
        """Tell the browser whether the canvas shows this scene."""
        if not alive:
            self.refresh()
        self.send({"type": "painted", "alive": alive})

    def refresh(self) -> None:
        """Update the SVG to the current scene."""
        if self._scene is not None:
            self.svg = to_svg(self._scene)

    def _heard(self, _: object, content: Any, __: object) -> None:
        match content:
            case {"type": "activate", "key": str(key), **more}:
                if more.get("question", self.question) == self.question:
                    self._on_activate(key)
            case {"type": "drag", "from": str(source), "to": str(target)}:
                self.on_drag(source, target)
            case {"type": "mark", "from": str(source), "to": str(target)}:
                self.on_mark(source, target)
            case {"type": "picture"}:
                self._on_pause()
                self.refresh()
            case {"type": "rested"}:
                self._on_rested()
            case {"type": "hello"}:
                self.refresh()
                self._on_hello()
                self.send({"type": "welcome"})
            case {"type": "preview", "key": str(key)}:
                found = self.preview(key)
                svg, words = (to_svg(found[0]), found[1]) if found is not None else ("", "")
                self.send({"type": "previewed", "key": key, "svg": svg, "words": words})
            case {"type": "enlarge", "key": str(key)}:
                card = self._enlarge(key)
                svg, words = (to_svg(card), card.description) if card else ("", "")
                self.send({"type": "enlarged", "key": key, "svg": svg, "words": words})

    def __repr__(self) -> str:
        return "Overlay()"


@memo
def _box(box: HitBox) -> dict[str, Any]:
    """Return a box as data for the browser, without false and empty fields."""
    data: dict[str, Any] = {
        "key": box.key,
        "at": [round(v, 2) for v in (box.x, box.y, box.w, box.h)],
        "role": box.role,
        "label": box.label,
    }
    if box.group:
        data["group"] = box.group
    if box.enabled:
        data["enabled"] = True
    if box.selected:
        data["selected"] = True
    if box.described_by:
        data["describedBy"] = box.described_by
    return data
