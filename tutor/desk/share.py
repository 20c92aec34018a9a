"""The panel for sharing: text to copy, pictures and a page to save.

The browser makes PNG pictures from the SVG, so no library is needed.
"""

from __future__ import annotations

import pathlib
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets

from engine.positions import Bilingual, PositionError
from tutor import session_line
from tutor.desk import export
from tutor.desk.study_record import recorded
from tutor.panels.app_text import AppText
from tutor.widgets.panel import is_served
from tutor.widgets.styles import sheet

if TYPE_CHECKING:
    from tutor.app import App

ITEMS = ("line", "session", "link", "sheet", "game", "study", "svg", "png", "page")
ENDINGS = {"page": "html", "study": "yaml"}
MIME = {"study": "application/yaml", "svg": "image/svg+xml", "png": "image/png", "page": "text/html"}


class Share(anywidget.AnyWidget):
    """Copies and saves the contents of an app."""

    _esm = pathlib.Path(__file__).parent / "share.js"
    _css = sheet(("tutor.desk", "desk.css"))

    words: Any = traitlets.Dict().tag(sync=True)
    items: Any = traitlets.List().tag(sync=True)
    language = traitlets.Unicode("en").tag(sync=True)

    def __init__(self, app: App) -> None:
        super().__init__()
        self.app = app
        self._set_labels()
        app.hub.observe(lambda _: self._set_labels(), "language")
        self.on_msg(self._heard)

    def _set_labels(self) -> None:
        m = self.app.texts.message
        self.language = self.app.lang
        offered = [item for item in ITEMS if item != "link" or is_served()]
        self.items = [{"id": item, "label": m(f"share-{item}"), "hint": m(f"share-{item}.hint")} for item in offered]
        self.words = {
            "label": m("share-label"),
            "open": m("share-open"),
            "close": m("share-close"),
            "hidden": m("share-hidden"),
            "text": m("share-text"),
            "copied": m("share-copied"),
            "copyYourself": m("share-copy-yourself"),
            "saved": m("share-saved", file="{file}"),
            "pngFailed": m("share-png-failed"),
            "resume": m("share-resume"),
        }

    def give(self, item: str) -> dict[str, Any]:
        """Return the message with one of ``ITEMS``, made from the app's current step.

        A title that would give an answer away is replaced, as on the table.

        Raises:
            ValueError: there is no such item.
        """
        app, session = self.app, self.app.session
        texts: AppText = app.texts
        position = app.position
        title = position.title.of(app.lang) if position is not None else session.title
        if position is not None and app.visible_title != title:
            title = app.visible_title
            position = replace(position, title=Bilingual(title))
        try:
            match item:
                case "line":
                    text = export.line(session)
                case "session" | "link":
                    text = session_line.to_line(session)
                case "sheet":
                    text = export.sheet(session, position)
                case "game":
                    text = session.dumps()
                case "study":
                    text = recorded(session, texts, position, title=title)
                case "page":
                    about = (position.question or position.text) if position is not None else None
                    text = export.page(session, texts, title=title, text=about)
                case "svg" | "png":
                    text = export.alone(app.step_view, texts)
                case _:
                    msg = f"nothing to hand over is called {item!r}"
                    raise ValueError(msg)
        except PositionError as error:
            says_why = item in ("session", "link", "study")
            return {"type": "refuse", "text": error.words(app.lang) if says_why else texts.message("share-middle")}
        if item not in MIME:
            return {"type": "give", "text": text, "link": item == "link"}
        name = export.file_name(title, ENDINGS.get(item, item))
        return {"type": "give", "text": text, "name": name, "mime": MIME[item], "png": item == "png"}

    def _heard(self, _: object, content: Any, __: object) -> None:
        match content:
            case {"type": "want", "id": str(item)} if item in ITEMS:
                self.app.guard.run(lambda: self.send(self.give(item)))

    def __repr__(self) -> str:
        return "Share()"

    def _repr_keys(self) -> tuple[()]:
        return ()
