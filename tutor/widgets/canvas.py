"""Draws a scene on an ipycanvas ``Canvas`` at screen resolution, and works around known faults of ipycanvas.

A frame is one message, sent when it is complete. It names its canvas first, because a reloaded page has lost the
current one (ipycanvas issue 322), and resets ipycanvas's current canvas afterwards. Writing the message here and
caching the text of each shape takes 2 ms; ipycanvas's methods under ``hold_canvas`` took 65. The front end needs longer
for a full frame than all other work between a click and its picture, so a frame contains only the regions that differ
from the previous one, clipped to whole pixels; a new page requests everything.

Two private names of ipycanvas are used, because it offers no public way to send a frame that is already written: the
manager that all canvases of a kernel share (``_CANVAS_MANAGER``), and its note of the current canvas.
"""

import json
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from tutor.scene.dirty_regions import changed, reach
from tutor.scene.draw_cache import memo
from tutor.scene.layout import Box
from tutor.scene.patterns import pattern_path
from tutor.scene.primitives import FONT, Item, Path, Rect, Scene, Segment, Stroke, Text
from tutor.widgets.message_batch import Batched, queue_message

try:
    import ipycanvas
    import ipycanvas.canvas
except ImportError:  # JupyterLite: the overlay shows the scene's SVG instead
    ipycanvas = None

AVAILABLE: bool = ipycanvas is not None
"""whether ipycanvas is installed"""
FINEST = 2
"""maximum number of canvas pixels for each scene pixel; the browser copies all of them at each frame"""

log = logging.getLogger(__name__)

Step = tuple[str, Any] | str
"""(attribute, value), or the text of commands"""


if ipycanvas is not None:

    class _Canvas(Batched, ipycanvas.Canvas):
        """A canvas whose change of size is sent together with its new picture."""


class _Prepared(NamedTuple):
    """A frame that is written before it is asked for."""

    before: Scene
    scene: Scene
    fineness: int
    regions: Sequence[Box] | None
    """what differs between the two scenes; ``None``: everything"""
    text: str

    def shows(self, before: Scene | None, scene: Scene) -> bool:
        """Return whether it leads from one scene to the other."""
        return self.before is before and self.scene is scene


class CanvasPainter:
    """One canvas and its scene; ``on_ready`` is called after each repaint that a browser requested."""

    def __init__(self, on_ready: Callable[[bool], None] | None = None) -> None:
        if ipycanvas is None:
            raise RuntimeError("ipycanvas is not installed; show the scene's SVG instead")
        self.fineness = FINEST
        """canvas pixels for each scene pixel; whole, so that repainted regions end between pixels"""
        self.canvas: Any = _Canvas(width=FINEST, height=FINEST)
        self.canvas.add_class("itut-canvas")
        self.canvas.on_client_ready(self._ready)
        self._scene: Scene | None = None
        self._painted: Scene | None = None
        """the scene that every page's canvas shows; ``None`` if uncertain"""
        self.whole = True
        """whether the last frame painted everything"""
        self._prepared: _Prepared | None = None
        self._on_ready = on_ready

    def paint(self, scene: Scene) -> bool:
        """Show the scene; return ``False`` if drawing failed, so that the canvas must not be shown.

        It paints only the regions that differ from the previous scene. Every page has that scene or requests a repaint.
        """
        before, self._painted = self._painted, None
        self._scene = scene
        try:
            width, height = round(scene.width * self.fineness), round(scene.height * self.fineness)
            if (self.canvas.width, self.canvas.height) != (width, height):
                with self.canvas.hold_sync():
                    self.canvas.width, self.canvas.height = width, height
                before = None
            prepared = self._prepared if self._prepared is not None and self._prepared.shows(before, scene) else None
            self._prepared = None
            if prepared is not None:
                regions = prepared.regions
            else:
                regions = None if before is None else changed(before.items, scene.items, scene.width, scene.height)
            written = prepared.text if prepared is not None and prepared.fineness == self.fineness else ""
            if regions is None:
                frame(self.canvas, scene.items, fineness=self.fineness, written=written)
                self.whole = True
            elif regions:
                frame(self.canvas, scene.items, regions, fineness=self.fineness, written=written)
                self.whole = False
        except Exception:
            log.exception("the canvas could not be painted; the SVG picture is shown instead")
            return False
        self._painted = scene
        return True

    def prepare(self, scene: Scene) -> None:
        """Write the frame that would show a scene, to be sent if that scene is the next one."""
        before = self._painted
        if before is not None and (before.width, before.height) == (scene.width, scene.height):
            regions = changed(before.items, scene.items, scene.width, scene.height)
            text = commands(scene.items, _named(self.canvas), regions, fineness=self.fineness)
            self._prepared = _Prepared(before, scene, self.fineness, regions, text)

    def expect(self, scene: Scene) -> None:
        """Take a scene that a page shows by itself, to be painted by ``catch_up``, ``repaint`` or with the next one."""
        self._scene = scene

    def catch_up(self) -> None:
        """Paint the current scene where the canvas still shows an earlier one."""
        if self._scene is not None and self._scene is not self._painted:
            self.paint(self._scene)

    def repaint(self) -> bool:
        """Draw the whole current scene again."""
        self._painted = None
        return self._scene is not None and self.paint(self._scene)

    def _ready(self) -> None:
        painted = self.repaint()
        if self._on_ready is not None:
            self._on_ready(painted)


def frame(
    canvas: Any, items: Sequence[Item], regions: Sequence[Box] | None = None, *, fineness: int = FINEST,
    written: str = "",
) -> None:  # fmt: skip
    """Clear the canvas, or these regions, and draw the items there, in one message; ``written``: its text, if known."""
    manager = ipycanvas.canvas._CANVAS_MANAGER  # noqa: SLF001
    text = (written or commands(items, _named(canvas), regions, fineness=fineness)).encode()
    # the next drawing may be on a canvas of another program
    manager._current_canvas = None  # noqa: SLF001
    content = {"shape": [len(text)], "dtype": "uint8"}
    if not queue_message(manager, {"method": "custom", "content": content}, [text]):
        manager.send(content, buffers=[text])


def _named(canvas: Any) -> str:
    return f"IPY_MODEL_{canvas.model_id}"


def commands(
    items: Sequence[Item], canvas: str, regions: Sequence[Box] | None = None, *, fineness: int = FINEST
) -> str:
    """Return the frame in the format of ipycanvas's front end."""
    parts = [
        _command("switchCanvas", canvas),
        _command("save"),
        _command("resetTransform"),
        *([_command("clear")] if regions is None else []),
        _command("scale", fineness, fineness),
        _attribute("text_baseline", "alphabetic"),
        _attribute("line_join", "round"),
    ]
    if regions is None:
        parts.extend(_painted_items(items))
    else:
        reached = [(*reach(item), item) for item in items]
        for region in regions:
            left, top, right, bottom = region[0], region[1], region[0] + region[2], region[1] + region[3]
            # one box of whole pixels at a time: a clip of several blurs every edge under it
            parts.extend((_command("save"), _command("beginPath"), _command("rect", *region), _command("clip")))
            parts.append(_command("clearRect", *region))
            met = (
                item for x, y, w, h, item in reached if x <= right and left <= x + w and y <= bottom and top <= y + h
            )
            parts.extend(_painted_items(met))
            parts.append(_command("restore"))
    parts.append(_command("restore"))
    return f"[{','.join(parts)}]"


def _painted_items(items: Iterable[Item]) -> Iterator[str]:
    """Yield the commands of the items; an attribute only where it changes."""
    state: dict[str, Any] = {}
    for item in items:
        for step in _steps(item):
            if isinstance(step, str):
                yield step
            elif state.get(step[0]) != step[1]:
                state[step[0]] = step[1]
                yield _attribute(*step)


def _command(name: str, *args: float | str | list[float]) -> str:
    # repr for numbers: json for thousands of them takes longer than everything else
    written = ",".join(repr(arg) if type(arg) in (float, int) else json.dumps(arg) for arg in args)
    return f"[{ipycanvas.canvas.COMMANDS[name]},[{written}],0]"


@lru_cache(maxsize=512)
def _attribute(name: str, value: Any) -> str:
    if name == "dash":
        return _command("setLineDash", list(value) * (1 + len(value) % 2))
    number = ipycanvas.canvas.Canvas.ATTRS[name]
    return json.dumps([ipycanvas.canvas.COMMANDS["set"], [number, value]], separators=(",", ":"))


@memo
def _steps(item: Item) -> tuple[Step, ...]:
    """Return the steps of one shape; cached, because most shapes are the same in the next frame."""
    return (("global_alpha", item.opacity), *_shape(item))


def _shape(item: Item) -> Iterator[Step]:
    match item:
        case Rect():
            yield from _rect(item)
        case Stroke():
            yield from _stroke(item.stroke, item.width, item.dash)
            yield _template("strokeLine", 4) % (item.x1, item.y1, item.x2, item.y2)
        case Path():
            yield from _filled_outline(_outline(item.segments), item.fill, item.stroke, item.width, item.dash)
        case Text():
            yield "font", f"{item.weight} {item.size:g}px {FONT}"
            yield "text_align", {"start": "left", "middle": "center", "end": "right"}[item.anchor]
            yield "fill_style", item.fill
            yield _command("fillText", item.text, round(item.x, 2), round(item.y, 2))


def _rect(item: Rect) -> Iterator[Step]:
    x, y, w, h = item.x, item.y, item.w, item.h
    radius = min(item.radius, w / 2, h / 2)
    if radius > 0 and item.stroke is None and item.fill is not None and item.opacity == 1:
        # a round-jointed stroke of the same colour rounds the corners in two commands instead of eight
        yield "fill_style", item.fill
        yield from _stroke(item.fill, round(2 * radius, 2), ())
        inner = (x + radius, y + radius, w - 2 * radius, h - 2 * radius)
        yield _template("strokeRect", 4) % inner
        yield _template("fillRect", 4) % inner
    elif radius > 0:
        right, bottom = x + w, y + h
        outline = _rounded() % (
            x + radius, y, right, y, right, bottom, radius, right, bottom, x, bottom, radius,
            x, bottom, x, y, radius, x, y, right, y, radius,
        )  # fmt: skip
        yield from _filled_outline(outline, item.fill, item.stroke, item.width, item.dash)
    else:
        if item.fill is not None:
            yield "fill_style", item.fill
            yield _template("fillRect", 4) % (x, y, w, h)
        if item.stroke is not None:
            yield from _stroke(item.stroke, item.width, item.dash)
            yield _template("strokeRect", 4) % (x, y, w, h)
    if item.pattern is not None:
        yield from _shape(pattern_path(item.pattern, item.x, item.y, item.w, item.h, item.pattern_color))


def _filled_outline(
    outline: str, fill: str | None, stroke: str | None, width: float, dash: tuple[float, ...]
) -> Iterator[Step]:
    yield outline
    if fill is not None:
        yield "fill_style", fill
        yield _command("fill")
    if stroke is not None:
        yield from _stroke(stroke, width, dash)
        yield _command("stroke")


def _stroke(color: str, width: float, dash: tuple[float, ...]) -> Iterator[Step]:
    yield "stroke_style", color
    yield "line_width", width
    yield "dash", dash


_NAMES = {"M": "moveTo", "L": "lineTo", "Q": "quadraticCurveTo", "C": "bezierCurveTo", "Z": "closePath"}


def _outline(segments: tuple[Segment, ...]) -> str:
    written = [_template("beginPath", 0)]
    written.extend(_template(_NAMES[op], len(points)) % points for op, points in segments)
    return ",".join(written)


@cache
def _template(name: str, numbers: int) -> str:
    """Return the text of a command of so many numbers, to be filled in; two digits are finer than any screen."""
    return f"[{ipycanvas.canvas.COMMANDS[name]},[{','.join(['%.2f'] * numbers)}],0]"


@cache
def _rounded() -> str:
    """Return the text of a rectangle with round corners, to be filled in."""
    outline = ("beginPath", 0), ("moveTo", 2), *[("arcTo", 5)] * 4, ("closePath", 0)
    return ",".join(_template(*each) for each in outline)
