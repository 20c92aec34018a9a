"""The panel Log: the events as a tree; a click on a row goes to its step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.trace.events import Began, Fact, GameOver
from tutor.panels import execution
from tutor.panels.app_text import AppText
from tutor.panels.elements import button
from tutor.panels.html import Node, Nodes, h
from tutor.session import Session

OPEN_TURNS = 3
"""number of turns, counted from the last, that are open by default"""


class LogTree:
    """The log of a session's current line; it remembers which rows are open."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.opened: dict[str, bool] = {}
        """row id -> open, for rows that the user opened or closed; all others follow the cursor"""
        self.only = -1
        """the seat to which the log is limited; -1: all"""
        self._hide = False
        self._log = execution.Log(session.machine, session.visible_entries)
        self._here_number = 0
        """step number of the last row at or before the cursor"""
        self._row_texts: dict[tuple[AppText, str], str] = {}
        self._open_rows: set[str] = set()
        """ids of the rows shown open"""
        self._turns: dict[str, tuple[tuple[object, ...], set[str], Node]] = {}
        """cache of turns away from the cursor: turn id -> (inputs, open row ids, rendered node)"""

    def clear_texts(self) -> None:
        """Clear the cached texts; call it when the viewer changes."""
        self._row_texts.clear()
        self._turns.clear()
        self._log = execution.Log(self.session.machine, self.session.visible_entries)

    def toggle(self, id_: str) -> None:
        """Open a closed row or close an open one."""
        self.opened[id_] = id_ not in self._open_rows
        self._turns.clear()

    def all(self, *, open_: bool) -> None:
        """Open or close every existing row; later rows open by themselves."""
        self.opened = {branch.id: open_ for turn in self._log.turns for branch in turn.walk() if branch.children}
        self._turns.clear()

    def show(self, texts: AppText, *, hide: bool = False) -> Nodes:
        """Return the panel's content; ``hide`` leaves out reasons and the rows after the cursor."""
        self._hide = hide
        session = self.session
        path = [session.steps[index] for index in session.path()]
        shown = [step for step in path if step.number <= session.step.number] if hide else path
        tree = self._log.follow(shown[1:])
        if not tree:
            return [
                h("h2", {"class": "itut-heading itut-heading-log"}, texts.message("log-label")),
                h("p", {"class": "itut-about"}, texts.message("log-empty")),
            ]
        if self.only >= 0:
            tree = [part for branch in tree if (part := _of(branch, self.only)) is not None]
        here = self._here(tree)
        self._open_rows = set()
        rows = [_start(texts, at_start=session.cursor == 0)]
        rows += [
            self._turn(texts, branch, here, late=place >= len(tree) - OPEN_TURNS) for place, branch in enumerate(tree)
        ]
        attributes = {"class": "itut-tree", "role": "tree", "aria-label": texts.message("log-label")}
        return [
            h("h2", {"class": "itut-heading itut-heading-log"}, texts.message("log-label")),
            self._filter(texts),
            _folding(texts),
            h("ul", attributes, rows),
        ]

    def _filter(self, texts: AppText) -> Node:
        """Return the row of buttons that limit the log to one seat."""
        label = texts.message("log-filter")
        buttons = []
        for seat in range(-1, len(texts.names)):
            name = texts.name(seat) if seat >= 0 else texts.message("log-everybody")
            buttons.append(button(name, f"only:{seat}", small=True, pressed=seat == self.only, key=f"only-{seat}"))
        return h("div", {"class": "itut-filter", "role": "group", "aria-label": label, "key": "filter"}, buttons)

    def _here(self, tree: Sequence[execution.Branch]) -> str:
        """Return the id of the last row at or before the cursor."""
        number = self.session.step.number
        turn = next((branch for branch in reversed(tree) if branch.first <= number), None)
        found = ""
        for each in turn.walk() if turn is not None else ():
            if each.first > number:
                break
            found, self._here_number = each.id, each.first
        return found

    def _turn(self, texts: AppText, branch: execution.Branch, here: str, *, late: bool) -> Node:
        """Return the row of a turn and its children; a turn away from the cursor comes from the cache."""
        number = self.session.step.number
        if branch.first <= number <= branch.last or branch.first <= self._here_number <= branch.last:
            return self._row(texts, branch, here, 1, late=late)
        of = (texts, self.only, self._hide, late, branch.last, branch.first <= number)
        cached = self._turns.get(branch.id)
        if cached is None or cached[0] != of:
            before, self._open_rows = self._open_rows, set()
            row = self._row(texts, branch, here, 1, late=late)
            cached = self._turns[branch.id] = of, self._open_rows, row
            self._open_rows = before
        self._open_rows |= cached[1]
        return cached[2]

    def _row(self, texts: AppText, branch: execution.Branch, here: str, level: int, *, late: bool) -> Node:
        session = self.session
        key, first, last = branch.id, branch.first, branch.last
        past = first <= session.step.number
        kids = [each for each in branch.children if each.kind != "line" or self._is_shown(texts, each)]
        covers = first <= session.step.number <= last
        # a turn is open while it is one of the last, or the one that is looked at
        natural = late or level > 1 or covers
        open_ = bool(kids) and self.opened.get(branch.id, natural)
        if open_:
            self._open_rows.add(branch.id)
        inside = key == here or (
            bool(kids)
            and not open_
            and first <= self._here_number <= last
            and any(each.id == here for each in branch.walk())
        )
        text = self._text(texts, branch)
        attributes = {
            "class": f"itut-row itut-row-{branch.kind}"
            + ("" if past else " itut-ahead")
            + (" itut-here" if inside else ""),
            "role": "treeitem",
            "aria-level": level,
            "aria-expanded": None if not kids else "true" if open_ else "false",
            "aria-current": "step" if inside else None,
            "data-current": key if inside else None,
            "data-act": f"goto:{branch.step}",
            "data-toggle": f"toggle:{branch.id}" if kids else None,
            "key": key,
        }
        twisty = (
            h("span", {"class": "itut-twisty", "data-twisty": "1", "aria-hidden": "true"}, "▾" if open_ else "▸")
            if kids
            else None
        )
        label: Nodes = (
            [twisty, h("span", {"class": "itut-row-text"}, texts.marked(text))]
            if twisty
            else [h("span", {"class": "itut-row-text"}, texts.marked(text))]
        )
        below = [self._row(texts, each, here, level + 1, late=False) for each in kids] if open_ else []
        return h(
            "li",
            attributes,
            h("div", {"class": "itut-row-line"}, label),
            h("ul", {"role": "group"}, below) if below else None,
        )

    def _is_shown(self, texts: AppText, branch: execution.Branch) -> bool:
        return not (self._hide and isinstance(branch.entry.item, Fact)) and bool(self._text(texts, branch))

    def _text(self, texts: AppText, branch: execution.Branch) -> str:
        key = (texts, branch.id)
        if key not in self._row_texts:
            self._row_texts[key] = branch_text(texts, branch)
        return self._row_texts[key]


def _of(branch: execution.Branch, seat: int) -> execution.Branch | None:
    """Return the part of a branch that concerns a seat; ``None`` if nothing does."""
    kids = [part for each in branch.children if (part := _of(each, seat)) is not None]
    if branch.kind in ("turn", "action", "effect"):
        concerned = bool(kids) or (branch.kind != "effect" and _seat(branch) == seat)
    else:
        concerned = bool(kids) or _seat(branch) == seat
    return replace(branch, children=kids) if concerned else None


def _seat(branch: execution.Branch) -> int:
    item = branch.entry.item
    return getattr(item, "seat", branch.entry.at.seat) if not isinstance(item, GameOver) else -1


def branch_text(texts: AppText, branch: execution.Branch) -> str:
    """Return the text of one row of the log."""
    item = branch.entry.item
    if isinstance(item, Fact):
        return texts.fact(branch.entry).sentence
    if isinstance(item, Began) and item.what == "turn":
        return texts.message("log-turn", **texts.who(item.seat))
    return texts.event(branch.entry, branch.count)


def _folding(texts: AppText) -> Node:
    """Return the buttons that open and close every row."""
    buttons = [button(texts.message(f"log-{name}"), name, small=True) for name in ("fold", "unfold")]
    return h("div", {"class": "itut-filter", "key": "folding"}, buttons)


def _start(texts: AppText, *, at_start: bool) -> Node:
    attributes = {
        "class": "itut-row itut-row-start" + (" itut-here" if at_start else ""),
        "role": "treeitem",
        "aria-level": 1,
        "aria-current": "step" if at_start else None,
        "data-current": "start" if at_start else None,
        "data-act": "goto:0",
        "key": "start",
    }
    return h(
        "li",
        attributes,
        h("div", {"class": "itut-row-line"}, h("span", {"class": "itut-row-text"}, texts.message("log-start"))),
    )
