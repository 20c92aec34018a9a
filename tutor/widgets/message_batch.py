"""One message to the browser for all widgets that change together.

A page may lay out and paint between two messages, so eight messages could cost eight paintings. Messages that widgets
send inside ``batch()`` leave as one message through the kernel's ``BatchChannel``. The channel has no view; it hands
each model in the page its part, in the same order, before the page paints.
"""

from __future__ import annotations

import contextlib
import pathlib
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import anywidget
import ipywidgets

_HERE = pathlib.Path(__file__).parent

METHODS = ("update", "custom")
"""methods of messages that can be batched; an echo answers one message of the browser and goes alone"""

SCRIPT = ("_esm", "_css")
"""traits that a page already has and that never change"""

LONG = 1_500
"""length from which only the difference of a text is sent"""

QueuedMessage = tuple[ipywidgets.Widget, dict[str, Any], list[Any]]
"""(widget, message, buffers)"""


class BatchChannel(anywidget.AnyWidget):
    """Sends batches of messages, once a page has reported that it listens.

    For a long text that the pages already have, it sends only the difference. A page that opens later or again, or
    that notices a gap in the batch numbers, receives the full state of every batched widget.
    """

    _esm = _HERE / "message_batch.js"

    def __init__(self) -> None:
        super().__init__()
        self.listens = False
        self._number = 0
        self._texts: weakref.WeakKeyDictionary[ipywidgets.Widget, dict[str, str]] = weakref.WeakKeyDictionary()
        """the long texts sent last, by widget and trait"""
        self.on_msg(self._heard)

    def send_batch(self, messages: list[QueuedMessage]) -> None:
        """Send the messages as one batch."""
        self._number += 1
        parts = [[widget.model_id, self._cut(widget, message), len(buffers)] for widget, message, buffers in messages]
        self.send({"number": self._number, "parts": parts}, [each for _, _, buffers in messages for each in buffers])

    def _cut(self, widget: ipywidgets.Widget, message: dict[str, Any]) -> dict[str, Any]:
        """Return a message with differences of long texts under the key ``cut``."""
        if message["method"] != "update":
            return message
        texts, state, cut = self._texts.setdefault(widget, {}), {}, {}
        for key, value in message["state"].items():
            before = texts.pop(key, None)
            if _is_long(value):
                texts[key] = value
            if before is not None and key in texts:
                cut[key] = difference(before, value)
            else:
                state[key] = value
        return message | {"state": state, "cut": cut}

    def _heard(self, _: object, content: Any, __: object) -> None:
        if content == {"type": "listens"}:
            self.listens = True
            self._texts.clear()
            if self._number:
                with batch():
                    for widget in [each for each in _BATCHED if each.comm is not None]:
                        widget.send_state([key for key in widget.keys if key not in SCRIPT])

    def __repr__(self) -> str:
        return "BatchChannel()"


def _is_long(value: object) -> bool:
    """Return whether a text is sent as a difference; not one with characters that JavaScript counts as two."""
    return isinstance(value, str) and len(value) >= LONG and len(value.encode("utf-16-le")) == 2 * len(value)


def difference(old: str, new: str) -> tuple[int, int, str]:
    """Return (length of the common start, length of the common end, new text between them)."""
    most = min(len(old), len(new))
    head = _most(most, lambda n: old[:n] == new[:n])
    tail = _most(most - head, lambda n: old[len(old) - n :] == new[len(new) - n :])
    return head, tail, new[head : len(new) - tail]


def _most(most: int, holds: Callable[[int], bool]) -> int:
    """Return the largest n up to ``most`` for which ``holds(n)``; it must hold for every smaller n."""
    least = 0
    while least < most:
        middle = (least + most + 1) // 2
        least, most = (middle, most) if holds(middle) else (least, middle - 1)
    return least


class Batched(ipywidgets.Widget):
    """A widget whose messages can be batched; each of its callbacks sends one batch."""

    def open(self) -> None:
        """Open the widget in the browser, after the batch channel."""
        _queue.channel()
        super().open()
        _BATCHED.add(self)

    def _send(self, msg: dict[str, Any], buffers: list[Any] | None = None) -> None:
        if not queue_message(self, msg, buffers):
            super()._send(msg, buffers)

    def _handle_msg(self, msg: dict[str, Any]) -> None:
        with batch():
            super()._handle_msg(msg)


class _Queue:
    """The messages of the open batch (``None``: no batch is open), and the kernel's channel."""

    def __init__(self) -> None:
        self.messages: list[QueuedMessage] | None = None
        self._channel: BatchChannel | None = None

    def channel(self) -> BatchChannel:
        if self._channel is None or self._channel.comm is None:
            self._channel = BatchChannel()
        return self._channel


def queue_message(widget: ipywidgets.Widget, message: dict[str, Any], buffers: list[Any] | None = None) -> bool:
    """Add a message to the open batch; return ``False`` if it must be sent alone."""
    messages = _queue.messages
    if messages is None or widget.comm is None or message["method"] not in METHODS:
        return False
    messages.append((widget, message, list(buffers or ())))
    return True


def is_open() -> bool:
    """Return whether a batch is open: what is told now goes out together."""
    return _queue.messages is not None


@contextlib.contextmanager
def batch() -> Iterator[None]:
    """Send all messages of the block as one batch at its end, also after an exception."""
    if _queue.messages is not None or not _queue.channel().listens:
        yield
        return
    _queue.messages = []
    try:
        yield
    finally:
        messages, _queue.messages = [each for each in _queue.messages if each[0].comm is not None], None
        if messages:
            _queue.channel().send_batch(messages)


_BATCHED: weakref.WeakSet[Batched] = weakref.WeakSet()
_queue = _Queue()
