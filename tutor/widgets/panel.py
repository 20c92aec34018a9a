"""What ipywidgets lacks: a panel of words with clickable parts, and the hub that listens to an app's keys.

Both get plain data and send plain messages; the browser's side is in ``panel.js``. A panel knows no game.
"""

from __future__ import annotations

import json
import pathlib
from collections.abc import Callable
from typing import Any

import anywidget
import traitlets

from tutor.widgets.html import Nodes, to_html
from tutor.widgets.message_batch import Batched

_HERE = pathlib.Path(__file__).parent

Heard = Callable[[str, str], None]


def as_text(value: object, _: object = None) -> str:
    """Return plain data as one text; ipywidgets looks into every list that it sends, which takes longer than this."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Panel(Batched, anywidget.AnyWidget):
    """Words that wrap, can be selected and are read aloud; parts with an id can be activated.

    ``on_activate`` callbacks get the id of what was clicked or chosen with Enter or Space, and a value if it has one
    (a field of text).
    """

    _esm = _HERE / "panel.js"
    _css = _HERE / "panel.css"

    kind = traitlets.Unicode("panel").tag(sync=True)
    name = traitlets.Unicode().tag(sync=True)
    """stands in the element's class: ``itut-now``"""
    label = traitlets.Unicode().tag(sync=True)
    """accessible name of the region"""
    content: Any = traitlets.List().tag(sync=True, to_json=as_text)
    resume = traitlets.Unicode().tag(sync=True)
    """said when no kernel answers"""
    idle = traitlets.Bool(default_value=False).tag(sync=True)
    """whether there is nothing to see; among others in an app the panel then takes no room"""
    language = traitlets.Unicode("en").tag(sync=True)

    def __init__(self, name: str, heard: Heard | None = None, **traits: Any) -> None:
        super().__init__(name=name, **traits)
        self._heard_by: list[Heard] = [heard] if heard is not None else []
        self.add_class(f"itut-part-{name}")
        self.on_msg(self._heard)

    def show(self, content: Nodes) -> None:
        """Replace what is shown, if it differs."""
        self.content = content

    def focus(self, key: str = "") -> None:
        """Move the focus to the part of that key, or to the first that can have it, if the app has the focus."""
        self.send({"type": "focus", "key": key})

    def opened(self) -> None:
        """Bring the app that this panel stands above into sight, its column from the top: another table is on it."""
        self.send({"type": "opened"})

    def on_activate(self, callback: Heard, *, remove: bool = False) -> None:
        """Call back with the id of what is activated, and its value."""
        if remove:
            self._heard_by.remove(callback)
        else:
            self._heard_by.append(callback)

    def activate(self, id_: str, value: str = "") -> None:
        """As if that part had been clicked: for tests and scripts."""
        self._heard(self, {"type": "activate", "id": id_, "value": value}, [])

    def _heard(self, _: object, content: Any, __: object) -> None:
        match content:
            case {"type": "activate", "id": str(id_), **more}:
                try:
                    for callback in list(self._heard_by):
                        callback(id_, str(more.get("value", "")))
                finally:
                    self.send({"type": "welcome"})
            case {"type": "hello"}:
                self.send({"type": "welcome"})

    @property
    def html(self) -> str:
        """What is shown, as HTML."""
        return to_html(self.content)

    def __repr__(self) -> str:
        return f"Panel({self.name!r})"

    def _repr_keys(self) -> tuple[()]:
        return ()


class Hub(Panel):
    """Listens to the keys of the app around it, tells the kernel of theme and size, and says what happened.

    ``on_key`` gets the name of a key as the browser names it, ``on_env`` the theme and the room for the table,
    ``on_tick`` is called at the pace of ``pace`` milliseconds while ``playing``.
    """

    wanted: Any = traitlets.List().tag(sync=True)
    """names of the keys that the app wants; all others are left to the page"""
    said = traitlets.Unicode().tag(sync=True)
    """what a screen reader says"""
    playing = traitlets.Bool(default_value=False).tag(sync=True)
    pace = traitlets.Int(1500).tag(sync=True)
    kept = traitlets.Int(0).tag(sync=True)
    """raised when what had the focus may be gone, and the app is to keep it"""
    spot = traitlets.Unicode().tag(sync=True)
    """key of what on the table must be in sight: the area of whoever acts"""
    blank = traitlets.Unicode().tag(sync=True)
    """what stands on the screen while it is blank"""
    outside = traitlets.Unicode().tag(sync=True)
    """what stands in the app while the focus is elsewhere: how to give it the keys"""
    scale = traitlets.Float(1.0).tag(sync=True)
    """size of the words"""

    def __init__(
        self,
        on_key: Callable[[str], None],
        on_env: Callable[[dict[str, Any]], None],
        on_tick: Callable[[], None],
        **traits: Any,
    ) -> None:
        super().__init__("hub", kind="hub", **traits)
        self._on_key, self._on_env, self._on_tick = on_key, on_env, on_tick

    def keep_focus(self) -> None:
        """Give the focus to the app if what had it in there has gone."""
        self.kept += 1

    def press(self, key: str) -> None:
        """As if that key had been pressed: for tests and scripts."""
        self._heard(self, {"type": "key", "key": key}, [])

    def _heard(self, _: object, content: Any, buffers: object) -> None:
        match content:
            case {"type": "key", "key": str(key)}:
                self._on_key(key)
            case {"type": "env"}:
                self._on_env(content)
            case {"type": "tick"}:
                self._on_tick()
            case _:
                super()._heard(_, content, buffers)

    def __repr__(self) -> str:
        return "Hub()"
