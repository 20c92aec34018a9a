"""Building blocks of the desk: styled panels, messages without a game, labelled fields, rules and errors as nodes."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import ipywidgets

from engine.positions import PositionError, Problem
from engine.positions.problems import MOST
from engine.text.errors import worded
from engine.text.game_text import RuleText
from engine.text.messages import Slot
from tutor.panels.app_text import catalogue
from tutor.panels.elements import listing
from tutor.panels.html import Node, Nodes, h
from tutor.scene.fonts import face
from tutor.widgets.panel import Panel
from tutor.widgets.styles import sheet

GetMessage = Callable[..., str]


class DeskPanel(Panel):
    """A panel beside or above the app."""

    # such a panel can be in a page that has no table, and the font comes with the table
    _css = f"{face()}\n{sheet(('tutor.desk', 'desk.css'))}"

    def set_language(self, language: str, label: str) -> None:
        """Set the language and the accessible name."""
        self.language, self.label = language, label
        self.resume = messages_in(language)("find-resume")

    def __repr__(self) -> str:
        return f"DeskPanel({self.name!r})"


def messages_in(language: str) -> GetMessage:
    """Return a function id -> message in a language, for use without a game."""
    known = catalogue(language)

    def message(id_: str, /, **slots: Slot) -> str:
        own = f"ui-{id_}"
        return known.message(own if own in known else id_, **slots)

    return message


def row(name: str, *children: Any) -> Any:
    """Return widgets side by side; they wrap in a narrow window."""
    box = ipywidgets.Box(children=[each for each in children if each is not None])
    box.add_class("itut-desk-row")
    box.add_class(f"itut-desk-{name}")
    return box


def clicked(button: Any, do: Callable[[], None]) -> None:
    """Call ``do`` when a button is clicked."""
    button.on_click(lambda _: do())


def button(do: Callable[[], None], *, main: bool = False) -> Any:
    """Return a button without a label."""
    made = ipywidgets.Button()
    made.add_class("itut-desk-button")
    if main:
        made.add_class("itut-desk-main")
    clicked(made, do)
    return made


def toggle(*, on: bool = False) -> Any:
    """Return a toggle button without a label; the widget writes an absent tooltip into the page as "null"."""
    made = ipywidgets.ToggleButton(value=on, tooltip="", tabbable=True)
    made.add_class("itut-desk-button")
    return made


def labelled(widget: Any, text: str) -> None:
    """Set the label of a field, which a screen reader reads too."""
    widget.description = text
    widget.style.description_width = "initial"


def offer(dropdown: Any, options: Sequence[tuple[str, Any]], chosen: Any) -> None:
    """Set the options of a dropdown; ``chosen`` stays selected if it is among them, else the first is."""
    if tuple(dropdown.options) != tuple(options):
        dropdown.options = tuple(options)
    values = [value for _, value in options]
    if values and (dropdown.index is None or dropdown.value != chosen):
        dropdown.index = values.index(chosen) if chosen in values else 0


# --- nodes --------------------------------------------------------------------------------------------------


def rule_whole(rule: RuleText, words: Nodes, label: str) -> Node:
    """Return a rule's text ``words`` and all its citations."""
    where = [h("li", None, citation) for citation in rule.citations]
    return h(
        "div",
        {"class": "itut-rule"},
        h("p", {"class": "itut-rule-text"}, words),
        h("ul", {"class": "itut-where", "aria-label": label}, where) if where else None,
    )


def problems(error: PositionError, language: str, text: str = "") -> Node:
    """Return the errors of a position, each with its place and, given the text, its line."""
    m = messages_in(language)
    lines = text.splitlines()
    rows: list[Nodes] = []
    for problem in error.problems[:MOST]:
        found: Nodes = []
        if problem.line:
            where = m("told-place", line=problem.line, column=problem.column)
            found += [h("strong", None, where), " "]
        found.append(h("span", {"lang": language if problem.code else "en"}, problem.words(language)))
        if 0 < problem.line <= len(lines):
            found.append(h("div", {"class": "itut-desk-excerpt", "lang": ""}, *_excerpt(lines, problem)))
        rows.append(found)
    if len(error.problems) > MOST:
        rows.append([h("span", {"lang": language}, worded(error.said[-1], language))])
    return listing(rows, m("told-broken"), "problems", "itut-desk-list")


def _excerpt(lines: Sequence[str], problem: Problem) -> Nodes:
    """Return the faulty line with the faulty word or character marked."""
    line, at = lines[problem.line - 1], max(problem.column - 1, 0)
    start = max(at - 40, 0)
    set_language = re.match(r"[\w%-]+|.?", line[at:])
    fault = set_language[0] if set_language else ""
    return ["…" if start else "", line[start:at], h("mark", None, fault or "⏎"), line[at + len(fault) : at + 60]]
