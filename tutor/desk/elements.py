"""What the parts of the desk are made of: panels with looks of their own, words without a game, labelled fields."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from importlib.resources import files
from typing import Any

import ipywidgets

from engine.positions import PositionError, Problem
from engine.text.game_text import RuleText
from engine.text.messages import Slot
from tutor.widgets.app_text import catalogue
from tutor.widgets.html import Node, Nodes, h
from tutor.widgets.panel import Panel

Say = Callable[..., str]


class DeskPanel(Panel):
    """A panel of words beside or above the app."""

    _css = "\n".join(  # type: ignore[assignment]  # anywidget takes a path or a text
        (files(package) / name).read_text(encoding="utf-8")
        for package, name in (("tutor.widgets", "panel.css"), ("tutor.desk", "desk.css"))
    )

    def word(self, language: str, label: str) -> None:
        """Tell it the language and its accessible name."""
        self.language, self.label = language, label
        self.resume = say(language)("find-resume")

    def __repr__(self) -> str:
        return f"DeskPanel({self.name!r})"


def say(language: str) -> Say:
    """Return what says the app's messages where there is no game yet to speak of."""
    known = catalogue(language)

    def message(id_: str, /, **slots: Slot) -> str:
        mine = f"ui-{id_}"
        return known.message(mine if mine in known else id_, **slots)

    return message


def row(name: str, *children: Any) -> Any:
    """Return widgets side by side, that wrap where there is no room."""
    box = ipywidgets.Box(children=[each for each in children if each is not None])
    box.add_class("itut-desk-row")
    box.add_class(f"itut-desk-{name}")
    return box


def clicked(button: Any, do: Callable[[], None]) -> None:
    """Let a button do something."""
    button.on_click(lambda _: do())


def button(do: Callable[[], None], *, main: bool = False) -> Any:
    """Return a button without words yet."""
    made = ipywidgets.Button()
    made.add_class("itut-desk-button")
    if main:
        made.add_class("itut-desk-main")
    clicked(made, do)
    return made


def labelled(widget: Any, text: str) -> None:
    """Give a field its label; a screen reader finds it by that."""
    widget.description = text
    widget.style.description_width = "initial"


def offer(dropdown: Any, options: Sequence[tuple[str, Any]], chosen: Any) -> None:
    """Give a field what can be chosen in it; what is chosen stays so if it is still there."""
    if tuple(dropdown.options) != tuple(options):
        dropdown.options = tuple(options)
    values = [value for _, value in options]
    if values and (dropdown.index is None or dropdown.value != chosen):
        dropdown.index = values.index(chosen) if chosen in values else 0


# --- nodes --------------------------------------------------------------------------------------------------


def paragraph(children: Nodes | Sequence[Node] | str, class_: str = "", key: str = "", *, status: bool = False) -> Node:
    """Return a paragraph; with ``status`` a screen reader says it when it comes."""
    attributes = {"class": class_ or None, "key": key or None, "role": "status" if status else None}
    return h("p", attributes, [children] if isinstance(children, str) else list(children))


def act(
    text: str | Nodes, does: str, *, main: bool = False, link: bool = False, label: str = "", pressed: bool = False
) -> Node:
    """Return a button of a panel."""
    class_ = "itut-link" if link else "itut-button itut-primary" if main else "itut-button"
    attributes = {
        "class": class_,
        "type": "button",
        "data-act": does,
        "data-first": main,
        "key": f"do-{does}",
        "aria-label": label or None,
        "aria-pressed": "true" if pressed else None,
    }
    return h("button", attributes, text)


def heading(text: str, key: str = "head") -> Node:
    """Return the heading of a panel."""
    return h("h2", {"class": "itut-heading", "key": key}, text)


def bullets(rows: Iterable[Nodes | str], label: str, key: str) -> Node:
    """Return a list."""
    items = [h("li", None, row_) for row_ in rows]
    return h("ul", {"class": "itut-desk-list", "aria-label": label, "key": key}, items)


def rule_whole(rule: RuleText, words: Nodes, label: str) -> Node:
    """Return a rule in our words, ``words``, and every place where it stands in the rulebooks."""
    where = [h("li", None, citation) for citation in rule.citations]
    return h(
        "div",
        {"class": "itut-rule"},
        h("p", {"class": "itut-rule-text"}, words),
        h("ul", {"class": "itut-where", "aria-label": label}, where) if where else None,
    )


def problems(error: PositionError, language: str, text: str = "") -> Node:
    """Return all that is wrong with a position, each with its place and, where the text is there, its line."""
    m = say(language)
    lines = text.splitlines()
    rows: list[Nodes] = []
    for problem in error.problems:
        found: Nodes = []
        if problem.line:
            where = m("told-place", line=problem.line, column=problem.column)
            found += [h("strong", None, where), " "]
        found.append(h("span", {"lang": language if problem.code else "en"}, problem.words(language)))
        if 0 < problem.line <= len(lines):
            found.append(h("div", {"class": "itut-desk-excerpt", "lang": ""}, *_excerpt(lines, problem)))
        rows.append(found)
    return bullets(rows, m("told-broken"), "problems")


def _excerpt(lines: Sequence[str], problem: Problem) -> Nodes:
    """Return the line that is wrong, with its fault marked: a word, or whatever stands at the place."""
    line, at = lines[problem.line - 1], max(problem.column - 1, 0)
    start = max(at - 40, 0)
    word = re.match(r"[\w%-]+|.?", line[at:])
    fault = word[0] if word else ""
    return ["…" if start else "", line[start:at], h("mark", None, fault or "⏎"), line[at + len(fault) : at + 60]]
