"""Frames that the page keeps: a step that this viewer was already shown is shown again at once, and the kernel follows.

The kernel gives each clean drawing a place: a key of all that decides what a viewer may see and how it looks, the step,
and where the ways back and forward lead. The page (``keeper.js``) keeps what it shows under that place, and goes there
by itself only if the key is still the same. So it never shows a step that was not yet shown under the same key.

The page asks the kernel to follow. If the kernel cannot, because its table or its key is another one by now, it takes
nothing that was pressed on that frame, sends the page everything again, and goes on when the page has it.
"""

from __future__ import annotations

import json
import pathlib
import time
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

import anywidget
import ipywidgets
import traitlets

from tutor.widgets.message_batch import Batched, is_open

_HERE = pathlib.Path(__file__).parent

TRAITS = ("content", "is_empty", "label", "scene", "spoken", "scroll_to", "value", "max", "_dom_classes")
"""what of each part's state is a frame; the same as in the page"""
MOST = 400
"""maximum number of steps that the kernel knows to be kept"""
PATIENCE = 3.0
"""seconds after which a page that does not answer a refusal is believed again"""


class Keeper(Batched, anywidget.AnyWidget):
    """Tells the page the place of each frame, and hears where the page has gone.

    ``parts`` are the widgets whose states are a frame. ``follow(step)`` is called when the page has shown a kept frame;
    ``commands`` are those of the keys that may lead to one.
    """

    _esm = _HERE / "keeper.js"

    own = traitlets.Unicode().tag(sync=True)
    """the id of this model"""
    parts: Any = traitlets.List().tag(sync=True)
    slider = traitlets.Unicode().tag(sync=True)
    commands: Any = traitlets.Dict().tag(sync=True)
    frame = traitlets.Unicode().tag(sync=True)
    """the place of what is shown, as JSON; empty: not to be kept"""
    followed = traitlets.Int(0).tag(sync=True)
    """serial number of the page's last move that the kernel has followed"""

    def __init__(
        self, parts: Sequence[ipywidgets.Widget], slider: ipywidgets.Widget, commands: Mapping[str, str],
        follow: Callable[[int, int | None], None],
    ) -> None:  # fmt: skip
        self._parts, self._follow = tuple(parts), follow
        self._key: Hashable = None
        self._epoch = 0
        self._came: dict[int, int | None] = {}
        self._refused_at = 0.0
        self.is_following = False
        """whether what is drawn now is already in the page"""
        super().__init__(parts=[part.model_id for part in parts], slider=slider.model_id, commands=dict(commands))
        self.own = self.model_id
        self.on_msg(self._heard)

    def leave(self) -> None:
        """Say, before anything is drawn, that what comes is not saved: its messages go one by one."""
        if not is_open():
            self.frame = ""

    def show(
        self, key: Hashable, step: int, number: int, came_from: int | None, ways: Mapping[str, int], *, clean: bool
    ) -> None:
        """Give what is drawn its place; ``came_from`` is the step since which its news are.

        What is not ``clean``, because it shows more than the step itself, is not kept.
        """
        if key != self._key:
            self._key, self._epoch = key, self._epoch + 1
            self._came.clear()
        if not clean or not is_open():
            self.frame = ""
            return
        self._came.pop(step, None)
        self._came[step] = came_from
        if len(self._came) > MOST:
            del self._came[next(iter(self._came))]
        place = {"key": str(self._epoch), "step": step, "number": number, "ways": dict(ways)}
        self.frame = json.dumps(place, separators=(",", ":"))

    @property
    def is_deaf(self) -> bool:
        """Whether input is ignored, because the page was refused a frame and does not know it yet."""
        return time.monotonic() - self._refused_at < PATIENCE

    def _heard(self, _: object, content: Any, __: object) -> None:
        match content:
            case {"type": "follow", "key": str(key), "step": int(step), "serial": int(serial)}:
                if self.is_deaf or key != str(self._epoch) or step not in self._came:
                    self.refuse(serial)
                    return
                self.is_following = True
                try:
                    self._follow(step, self._came[step])
                finally:
                    self.is_following = False
                self._send_all(serial)
            case {"type": "settled"}:
                self._refused_at = 0.0

    def refuse(self, serial: int) -> None:
        """Send the page everything again, and take no input until it has that."""
        self._refused_at = time.monotonic()
        self._send_all(serial)
        self.send({"type": "refused"})

    def _send_all(self, serial: int) -> None:
        """Send all that the page shows, so that it is right wherever the kept frame was not."""
        for part in self._parts:
            part.send_state([name for name in TRAITS if name in part.keys])
        self.followed = serial
        self.send_state(["frame", "followed"])

    def __repr__(self) -> str:
        return "Keeper()"
