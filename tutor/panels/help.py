"""The help over the app: its keys, and the meaning of the marks on the table."""

from __future__ import annotations

from engine.rules.documents import FOURTH
from tutor.panels.about import about_content
from tutor.panels.app_text import AppText
from tutor.panels.commands import COMMANDS, DIGITS
from tutor.panels.elements import button, row
from tutor.panels.html import Nodes, h
from tutor.panels.legend import of_game

NAMES = {"ArrowRight": "→", "ArrowLeft": "←", "Escape": "Esc"}
"""what is printed on a key, where that is not its name in the browser"""
ARROWS = ("←", "↑", "→", "↓")
BY_FOCUS = ((ARROWS, "arrows"), (ARROWS, "tree"))
"""keys that the focused part of the app handles itself, and the names of their rows"""
MARKS = ("choice", "chosen", "lit", "changed", "not-done")
MARKS_OF_KARMAS = ("karma", "by-karma")
"""further marks where cards with karmas are in play"""

BEFORE_CLASS = ("reveal", "list", "class", "full", "blank", "class-restart")
"""names of the rows that are first in the help before a class"""


def rows(*, presenting: bool = False) -> dict[str, tuple[str, ...]]:
    """Return the keys of every command that has some, by the name of its row; before a class, its own are first."""
    found: dict[str, tuple[str, ...]] = {}
    for command in COMMANDS:
        keys = ("1–9",) if command.keys == DIGITS else tuple(NAMES.get(key, key) for key in command.keys)
        if keys:
            row = command.row or command.name
            found[row] = (*found.get(row, ()), *keys)
    return {name: found[name] for name in BEFORE_CLASS} | found if presenting else found


def help_content(texts: AppText, *, presenting: bool = False) -> Nodes:
    """Return the help as nodes."""
    keys = [
        h(
            "tr",
            None,
            h("th", {"scope": "row"}, [h("kbd", None, key) for key in keys]),
            h("td", None, texts.message(f"help-key-{name}")),
        )
        for keys, name in (*((keys, name) for name, keys in rows(presenting=presenting).items()), *BY_FOCUS)
    ]
    marks = [
        h("li", {"class": f"itut-legend itut-legend-{name}"}, texts.message(f"help-mark-{name}"))
        for name in (*MARKS, *(MARKS_OF_KARMAS if texts.machine.karmas else ()))
    ]
    return [
        h(
            "div",
            {"class": "itut-help-card", "role": "dialog", "aria-label": texts.message("help-label")},
            h(
                "div",
                {"class": "itut-help-parts"},
                h(
                    "div",
                    None,
                    h("h2", {"class": "itut-heading"}, texts.message("help-keys")),
                    h("table", {"class": "itut-keys"}, h("tbody", None, keys)),
                ),
                h(
                    "div",
                    None,
                    h("h2", {"class": "itut-heading"}, texts.message("help-marks")),
                    h("ul", {"class": "itut-legends"}, marks),
                    *_icons(texts),
                    h("p", {"class": "itut-about"}, texts.message("help-keys-note")),
                    h("p", {"class": "itut-about"}, texts.message("help-mouse-annotate")),
                    h("section", {"class": "itut-about-app"}, about_content(texts)),
                ),
            ),
            row(button(texts.message("help-close"), "help", primary=True, key="close")),
        )
    ]


def _icons(texts: AppText) -> Nodes:
    """Return what the slots of this game's cards mean that are no plain icons; nothing in a game of the base set."""
    rows = []
    for contents, rule in of_game(texts.machine):
        text = texts.game_text.rule(rule, FOURTH).text
        rows.append(h("li", {"key": rule}, texts.marked(f"[{contents.word}]"), " ", texts.marked(text)))
    caption = texts.message("help-icons")
    return [h("h2", {"class": "itut-heading"}, caption), h("ul", {"class": "itut-slots"}, rows)] if rows else []
