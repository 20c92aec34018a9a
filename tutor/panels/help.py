"""The help over the app: its keys, and the meaning of the marks on the table."""

from __future__ import annotations

from tutor.panels.about import about_content
from tutor.panels.app_text import AppText
from tutor.panels.html import Nodes, h

KEYS = (
    ("→ n ]", "into"), ("← p [", "back"), ("o", "over"), ("u", "out"), ("d", "decision"), ("b", "previous"),
    ("O", "back-over"), ("U", "back-out"), ("e", "end"), ("s", "start"), ("1–9", "digits"), ("w", "why"),
    ("v", "seat"), ("t", "table"), ("l", "language"), ("c", "class"), ("r", "reveal"), (".", "blank"),
    ("0", "class-restart"), ("< >", "size"), ("f", "full"), ("h ?", "help"), ("Esc", "escape"), ("← ↑ → ↓", "arrows"),
    ("← ↑ → ↓", "tree"), ("-", "fold"), ("+ =", "unfold"),
)  # fmt: skip
MARKS = ("choice", "chosen", "lit", "changed", "not-done")


def help_content(texts: AppText) -> Nodes:
    """Return the help as nodes."""
    rows = [
        h(
            "tr",
            None,
            h("th", {"scope": "row"}, [h("kbd", None, key) for key in keys.split()]),
            h("td", None, texts.message(f"help-key-{name}")),
        )
        for keys, name in KEYS
    ]
    marks = [
        h("li", {"class": f"itut-legend itut-legend-{name}"}, texts.message(f"help-mark-{name}")) for name in MARKS
    ]
    close = {
        "class": "itut-button itut-primary",
        "type": "button",
        "data-act": "help",
        "data-first": True,
        "key": "close",
    }
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
                    h("table", {"class": "itut-keys"}, h("tbody", None, rows)),
                ),
                h(
                    "div",
                    None,
                    h("h2", {"class": "itut-heading"}, texts.message("help-marks")),
                    h("ul", {"class": "itut-legends"}, marks),
                    h("p", {"class": "itut-about"}, texts.message("help-keys-note")),
                ),
            ),
            h("section", {"class": "itut-about-app"}, about_content(texts)),
            h("div", {"class": "itut-steps"}, h("button", close, texts.message("help-close"))),
        )
    ]
