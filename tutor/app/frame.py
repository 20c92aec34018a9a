"""The widgets of an app in their boxes, which the style sheet arranges."""

from __future__ import annotations

from typing import TYPE_CHECKING

import ipywidgets

if TYPE_CHECKING:
    from tutor.app.app import App


def framed(app: App) -> ipywidgets.VBox:
    """Return the whole app as one widget."""
    app.slot.add_class("itut-slot")
    app.tabs.add_class("itut-tabs")
    rest = _box("rest", app.annotation, app.why, app.card, app.tabs)
    main = _box(
        "main",
        _box("left", _box("place", app.table), app.stepper),
        _box("right", app.slot, app.now, rest),
        app.side_by_side,
    )
    box = ipywidgets.VBox(children=[app.hub, _box("head", app.title, app.settings), app.error, main, app.help])
    box.add_class("itut-app")
    return box


def _box(name: str, *children: ipywidgets.Widget) -> ipywidgets.Box:
    found = ipywidgets.Box(children=children)
    found.add_class(f"itut-{name}")
    return found
