"""A button that opens a text file."""

from __future__ import annotations

import pathlib
from collections.abc import Callable
from typing import Any

import anywidget
import traitlets


class FileButton(anywidget.AnyWidget):
    """Passes the bytes of the chosen file to ``opened``; ``None`` if it is larger than ``most`` bytes."""

    _esm = pathlib.Path(__file__).parent / "file_button.js"

    label = traitlets.Unicode().tag(sync=True)
    accept = traitlets.Unicode().tag(sync=True)
    most = traitlets.Int().tag(sync=True)

    def __init__(self, opened: Callable[[bytes | None], None], **traits: Any) -> None:
        super().__init__(**traits)
        self._opened = opened
        self.on_msg(self._heard)

    def _heard(self, _: object, content: Any, buffers: Any) -> None:
        if isinstance(content, dict) and content.get("type") == "file":
            data = bytes(buffers[0]) if buffers else None
            self._opened(data if data is None or len(data) <= self.most else None)

    def __repr__(self) -> str:
        return "FileButton()"

    def _repr_keys(self) -> tuple[()]:
        return ()
