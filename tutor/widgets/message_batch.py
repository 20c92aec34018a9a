"""One message to the browser for all that a moment changes.

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
"""what can wait for the others; an echo is answered to one message of the browser, and goes by itself"""

SCRIPT = ("_esm", "_css")
"""what a page has of a widget and never changes"""

LONG = 1_500
"""signs from which on only the difference of a text is told"""

Told = tuple[ipywidgets.Widget, dict[str, Any], list[Any]]
"""a widget, its message, and that one's buffers"""


class BatchChannel(anywidget.AnyWidget):
    """Hands on what is told together, once a page has said that it listens.

    Of a long text that the pages have it carries only what differs. A page that comes later, or again, or finds by the
    numbers of the messages that it has missed one, gets the state of all that is carried.
    """

    _esm = _HERE / "message_batch.js"

    def __init__(self) -> None:
        super().__init__()
        self.listens = False
        self._number = 0
        self._texts: weakref.WeakKeyDictionary[ipywidgets.Widget, dict[str, str]] = weakref.WeakKeyDictionary()
        """the long texts that were carried last, by trait"""
        self.on_msg(self._heard)

    def carry(self, told: list[Told]) -> None:
        """Send it all."""
        self._number += 1
        parts = [[widget.model_id, self._cut(widget, message), len(buffers)] for widget, message, buffers in told]
        self.send({"number": self._number, "parts": parts}, [each for _, _, buffers in told for each in buffers])

    def _cut(self, widget: ipywidgets.Widget, message: dict[str, Any]) -> dict[str, Any]:
        """Return a message with the differences of long texts under ``cut``."""
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
                    for widget in [each for each in _CARRIED if each.comm is not None]:
                        widget.send_state([key for key in widget.keys if key not in SCRIPT])

    def __repr__(self) -> str:
        return "BatchChannel()"


def _is_long(value: object) -> bool:
    """Whether a text is cut; one with signs of which a browser counts two places would be cut elsewhere there."""
    return isinstance(value, str) and len(value) >= LONG and len(value.encode("utf-16-le")) == 2 * len(value)


def difference(old: str, new: str) -> tuple[int, int, str]:
    """Return how many signs at the beginning and at the end are those of the old text, and what stands between."""
    most = min(len(old), len(new))
    head = _most(most, lambda n: old[:n] == new[:n])
    tail = _most(most - head, lambda n: old[len(old) - n :] == new[len(new) - n :])
    return head, tail, new[head : len(new) - tail]


def _most(most: int, holds: Callable[[int], bool]) -> int:
    """Return the largest number up to ``most`` for which it holds, as it does for all smaller ones."""
    least = 0
    while least < most:
        middle = (least + most + 1) // 2
        least, most = (middle, most) if holds(middle) else (least, middle - 1)
    return least


class Batched(ipywidgets.Widget):
    """A widget whose messages can go with those of others, and whose callbacks tell all they tell together."""

    def open(self) -> None:
        """Open the widget in the browser, after what carries for it."""
        _gathering.carrier()
        super().open()
        _CARRIED.add(self)

    def _send(self, msg: dict[str, Any], buffers: list[Any] | None = None) -> None:
        if not joins(self, msg, buffers):
            super()._send(msg, buffers)

    def _handle_msg(self, msg: dict[str, Any]) -> None:
        with batch():
            super()._handle_msg(msg)


class _Gathering:
    """What is to be told together, while something is; and who carries it."""

    def __init__(self) -> None:
        self.told: list[Told] | None = None
        self._carrier: BatchChannel | None = None

    def carrier(self) -> BatchChannel:
        if self._carrier is None or self._carrier.comm is None:
            self._carrier = BatchChannel()
        return self._carrier


def joins(widget: ipywidgets.Widget, message: dict[str, Any], buffers: list[Any] | None = None) -> bool:
    """Return whether a widget's message goes with the others, and need not be sent."""
    told = _gathering.told
    if told is None or widget.comm is None or message["method"] not in METHODS:
        return False
    told.append((widget, message, list(buffers or ())))
    return True


@contextlib.contextmanager
def batch() -> Iterator[None]:
    """Let what is told inside go out at its end as one message, also if it ends with an error."""
    if _gathering.told is not None or not _gathering.carrier().listens:
        yield
        return
    _gathering.told = []
    try:
        yield
    finally:
        told, _gathering.told = [each for each in _gathering.told if each[0].comm is not None], None
        if told:
            _gathering.carrier().carry(told)


_CARRIED: weakref.WeakSet[Batched] = weakref.WeakSet()
_gathering = _Gathering()
