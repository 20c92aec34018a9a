"""Two widgets that ipywidgets lacks: a panel of text with clickable parts, and the hub for an app's keys.

Both receive plain data and send plain messages; the browser's part is ``panel.js``. They know nothing of the game.
"""

from __future__ import annotations

import json
import os
import pathlib
from collections.abc import Callable, Collection
from math import isfinite
from typing import Any

import anywidget
import traitlets

from tutor.panels.html import Nodes, to_html
from tutor.widgets.message_batch import Batched
from tutor.widgets.styles import sheet

_HERE = pathlib.Path(__file__).parent

Heard = Callable[[str, str], None]


def as_text(value: object, _: object = None) -> str:
    """Return plain data as JSON text; ipywidgets would walk through every list it sends, which is slower."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _offers(node: Any, id_: str) -> bool:
    """Return whether a node or one in it can be activated by an id."""
    if not isinstance(node, list) or not node:
        return False
    own = node[1] if len(node) > 1 and isinstance(node[1], dict) else {}
    return id_ in (own.get("data-act"), own.get("data-toggle")) or any(_offers(each, id_) for each in node)


class Panel(Batched, anywidget.AnyWidget):
    """Text that wraps, can be selected and is read aloud; parts with an id can be activated.

    Callbacks of ``on_activate`` get the id of the part that was clicked or chosen with Enter or Space, and its value
    (that of a text field; else empty).
    """

    _esm = _HERE / "panel.js"
    _css = sheet()

    kind = traitlets.Unicode("panel").tag(sync=True)
    name = traitlets.Unicode().tag(sync=True)
    """part of the element's CSS class: ``itut-<name>``"""
    label = traitlets.Unicode().tag(sync=True)
    """accessible name of the region"""
    content: Any = traitlets.List().tag(sync=True, to_json=as_text)
    resume = traitlets.Unicode().tag(sync=True)
    """text shown when no kernel answers"""
    is_empty = traitlets.Bool(default_value=False).tag(sync=True)
    """whether the panel has nothing to show; beside other panels it then takes no space"""
    language = traitlets.Unicode("en").tag(sync=True)
    question = traitlets.Unicode().tag(sync=True)
    """names what is asked while this content is shown; parts that are ``bound`` mean nothing for any other question"""
    watched = traitlets.Bool(default_value=False).tag(sync=True)
    """whether the page says when the panel comes into sight again"""

    def __init__(self, name: str, heard: Heard | None = None, *, bound: Collection[str] = (), **traits: Any) -> None:
        # given at once: a class that comes after the page has made the view is lost, as anywidget stops listening there
        super().__init__(name=name, _dom_classes=(f"itut-part-{name}",), **traits)
        self._listeners: list[Heard] = [heard] if heard is not None else []
        self._bound = bound
        self._seen: Callable[[], None] | None = None
        self.on_msg(self._heard)

    def show(self, content: Nodes) -> None:
        """Replace the content, if it differs."""
        self.content = content

    def focus(self, key: str = "") -> None:
        """If the app has the focus, move it to the part with this key, or to the first part that can have it."""
        self.send({"type": "focus", "key": key})

    def bring_into_view(self) -> None:
        """Scroll the app below this panel into view, its column from the top."""
        self.send({"type": "opened"})

    def bring_part_into_view(self, key: str = "") -> None:
        """Scroll to the part with this key, or to this panel, and leave the focus where it is."""
        self.send({"type": "sight", "key": key})

    def on_activate(self, callback: Heard, *, remove: bool = False) -> None:
        """Call ``callback`` with the id and value of each activated part; ``remove`` stops it."""
        if remove:
            self._listeners.remove(callback)
        else:
            self._listeners.append(callback)

    def activate(self, id_: str, value: str = "") -> None:
        """Act as if that part had been clicked; for tests and scripts."""
        for callback in list(self._listeners):
            callback(id_, value)

    def watch(self, seen: Callable[[], None]) -> None:
        """Call ``seen`` whenever the panel comes into sight again."""
        self._seen, self.watched = seen, True

    def _heard(self, _: object, content: Any, __: object) -> None:
        match content:
            case {"type": "seen"} if self._seen is not None:
                self._seen()
            case {"type": "activate", "id": str(id_), **more}:
                try:
                    # else it was a part that has been replaced meanwhile, or no part at all
                    late = more.get("question", self.question) != self.question and id_.partition(":")[0] in self._bound
                    if not late and any(_offers(each, id_) for each in self.content):
                        self.activate(id_, str(more.get("value", "")))
                finally:
                    self.send({"type": "welcome"})
            case {"type": "hello"}:
                self.send({"type": "welcome"})

    @property
    def html(self) -> str:
        """The content as HTML."""
        return to_html(self.content)

    def __repr__(self) -> str:
        return f"Panel({self.name!r})"

    def _repr_keys(self) -> tuple[()]:
        return ()


def _is_size(value: object) -> bool:
    return isinstance(value, int | float) and isfinite(value)


def is_served() -> bool:
    """Return whether the page is one that Voilà serves, so that a link leads to it and may hold a table."""
    return "VOILA_BASE_URL" in os.environ


class Hub(Panel):
    """Receives the keys of its app, reports theme and size to the kernel, and speaks to the screen reader.

    On a page that is served it also hands on a table in one line that the address holds after ``#``.

    ``on_key`` gets the browser's name of a key, ``on_env`` the theme and the size available for the table; ``on_tick``
    is called every ``autoplay_ms`` milliseconds while ``playing``.
    """

    wanted: Any = traitlets.List().tag(sync=True)
    """names of the keys that the app handles; all others are left to the page"""
    spoken = traitlets.Unicode().tag(sync=True)
    """text for the screen reader"""
    playing = traitlets.Bool(default_value=False).tag(sync=True)
    autoplay_ms = traitlets.Int(1500).tag(sync=True)
    focus_request = traitlets.Int(0).tag(sync=True)
    """counter; a new value asks the browser to keep the focus inside the app"""
    scroll_to = traitlets.Unicode().tag(sync=True)
    """key of the part of the table to scroll into view: the acting player's area"""
    blank = traitlets.Unicode().tag(sync=True)
    """text on the blank screen"""
    outside = traitlets.Unicode().tag(sync=True)
    """text in the app while the focus is elsewhere: how to give it the keys"""
    control_labels: Any = traitlets.Dict().tag(sync=True)
    """accessible names of controls that ipywidgets leaves without one, by CSS selector"""
    full_screen: Any = traitlets.List().tag(sync=True)
    """label of the button for full screen, and its label in full screen; only the browser knows which holds"""
    scale = traitlets.Float(1.0).tag(sync=True)
    """text size; 1 is normal"""

    linked = traitlets.Bool(default_value=False).tag(sync=True)
    """whether a table in the address of the page is handed on"""

    def __init__(
        self,
        on_key: Callable[[str], None],
        on_env: Callable[[dict[str, Any]], None],
        on_tick: Callable[[], None],
        **traits: Any,
    ) -> None:
        super().__init__("hub", kind="hub", linked=is_served(), **traits)
        self.on_link: Callable[[str], None] = lambda text: None
        """is given the table in one line that the address of the page holds"""
        self._on_key, self._on_env, self._on_tick = on_key, on_env, on_tick

    def request_focus(self) -> None:
        """Return the focus to the app if the element that had it was removed."""
        self.focus_request += 1

    def press(self, key: str) -> None:
        """Act as if that key had been pressed; for tests and scripts."""
        self._heard(self, {"type": "key", "key": key}, [])

    def _heard(self, _: object, content: Any, buffers: object) -> None:
        match content:
            case {"type": "key", "key": str(key)}:
                self._on_key(key)
            case {"type": "env"} if all(_is_size(content.get(name, 0)) for name in ("width", "height", "pixels")):
                self._on_env(content)
            case {"type": "link", "text": str(text)}:
                self.on_link(text)
            case {"type": "tick"}:
                self._on_tick()
            case _:
                super()._heard(_, content, buffers)

    def __repr__(self) -> str:
        return "Hub()"
