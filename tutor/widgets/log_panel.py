"""The panel Log: what happened as a tree; a click on a line goes there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.trace.events import Began, Fact, GameOver
from tutor.session import Session
from tutor.widgets import execution
from tutor.widgets.app_text import AppText
from tutor.widgets.html import Node, Nodes, h

OPEN_TURNS = 3
"""so many turns stand open by themselves"""


class LogTree:
    """The log of a session's current line; which lines are open or closed is remembered here."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.opened: dict[str, bool] = {}
        """the lines, by their ids, that somebody opened or closed; all others do so by themselves"""
        self.only = -1
        """the seat to which the log is limited, or -1"""
        self._hide = False
        self._log = execution.Log()
        self._told = 0
        """the step at which the line was told that is the last to have happened"""
        self._worded: dict[tuple[AppText, str], str] = {}
        self._standing: set[str] = set()
        """ids of the lines that were shown open"""
        self._turns: dict[str, tuple[tuple[object, ...], set[str], Node]] = {}
        """the turns that nothing happens in now, with what they were drawn from and which of their lines stood open"""

    def forget_words(self) -> None:
        """Word every line anew: somebody else looks."""
        self._worded.clear()
        self._turns.clear()

    def toggle(self, id_: str) -> None:
        """Open a line that is closed, close one that is open."""
        self.opened[id_] = id_ not in self._standing
        self._turns.clear()

    def all(self, *, open_: bool) -> None:
        """Open or close every line there is; what is still to happen opens by itself."""
        self.opened = {branch.id: open_ for turn in self._log.turns for branch in turn.walk() if branch.children}
        self._turns.clear()

    def show(self, speech: AppText, *, hide: bool = False) -> Nodes:
        """Return what the panel shows; with ``hide`` no reasons, and nothing of what lies ahead."""
        self._hide = hide
        session = self.session
        path = [session.steps[index] for index in session.path()]
        shown = [step for step in path if step.number <= session.step.number] if hide else path
        tree = self._log.follow(shown[1:])
        if not tree:
            return [
                h("h2", {"class": "itut-heading itut-heading-log"}, speech.m("log-label")),
                h("p", {"class": "itut-about"}, speech.m("log-empty")),
            ]
        if self.only >= 0:
            tree = [kept for branch in tree if (kept := _of(branch, self.only)) is not None]
        here = self._here(tree)
        self._standing = set()
        rows = [_start(speech, at_start=session.cursor == 0)]
        rows += [
            self._turn(speech, branch, here, late=place >= len(tree) - OPEN_TURNS) for place, branch in enumerate(tree)
        ]
        attributes = {"class": "itut-tree", "role": "tree", "aria-label": speech.m("log-label")}
        return [
            h("h2", {"class": "itut-heading itut-heading-log"}, speech.m("log-label")),
            self._filter(speech),
            _folding(speech),
            h("ul", attributes, rows),
        ]

    def _filter(self, speech: AppText) -> Node:
        """Return the row of buttons that limit the log to one seat."""
        label = speech.m("log-filter")
        buttons = []
        for seat in range(-1, len(speech.names)):
            attributes = {
                "class": "itut-button itut-small",
                "type": "button",
                "data-act": f"only:{seat}",
                "aria-pressed": "true" if seat == self.only else "false",
                "key": f"only-{seat}",
            }
            buttons.append(h("button", attributes, speech.name(seat) if seat >= 0 else speech.m("log-everybody")))
        return h("div", {"class": "itut-filter", "role": "group", "aria-label": label, "key": "filter"}, buttons)

    def _here(self, tree: Sequence[execution.Branch]) -> str:
        """Return the id of the last line that had happened at the cursor."""
        number = self.session.step.number
        turn = next((branch for branch in reversed(tree) if branch.first <= number), None)
        found = ""
        for each in turn.walk() if turn is not None else ():
            if each.first > number:
                break
            found, self._told = each.id, each.first
        return found

    def _turn(self, speech: AppText, branch: execution.Branch, here: str, *, late: bool) -> Node:
        """Return the row of a turn with those under it; one that nothing happens in now looks as it did before."""
        number = self.session.step.number
        if branch.first <= number <= branch.last or branch.first <= self._told <= branch.last:
            return self._row(speech, branch, here, 1, late=late)
        of = (speech, self.only, self._hide, late, branch.last, branch.first <= number)
        kept = self._turns.get(branch.id)
        if kept is None or kept[0] != of:
            before, self._standing = self._standing, set()
            row = self._row(speech, branch, here, 1, late=late)
            kept = self._turns[branch.id] = of, self._standing, row
            self._standing = before
        self._standing |= kept[1]
        return kept[2]

    def _row(self, speech: AppText, branch: execution.Branch, here: str, level: int, *, late: bool) -> Node:
        session = self.session
        mine, first, last = branch.id, branch.first, branch.last
        past = first <= session.step.number
        kids = [each for each in branch.children if each.kind != "line" or self._is_told(speech, each)]
        covers = first <= session.step.number <= last
        # a turn is open while it is one of the last, or the one that is looked at
        natural = late or level > 1 or covers
        open_ = bool(kids) and self.opened.get(branch.id, natural)
        if open_:
            self._standing.add(branch.id)
        inside = mine == here or (
            bool(kids) and not open_ and first <= self._told <= last and any(each.id == here for each in branch.walk())
        )
        text = self._text(speech, branch)
        attributes = {
            "class": f"itut-row itut-row-{branch.kind}"
            + ("" if past else " itut-ahead")
            + (" itut-here" if inside else ""),
            "role": "treeitem",
            "aria-level": level,
            "aria-expanded": None if not kids else "true" if open_ else "false",
            "aria-current": "step" if inside else None,
            "data-current": mine if inside else None,
            "data-act": f"goto:{branch.step}",
            "data-toggle": f"toggle:{branch.id}" if kids else None,
            "key": mine,
        }
        twisty = (
            h("span", {"class": "itut-twisty", "data-twisty": "1", "aria-hidden": "true"}, "▾" if open_ else "▸")
            if kids
            else None
        )
        label: Nodes = (
            [twisty, h("span", {"class": "itut-row-text"}, speech.drawn(text))]
            if twisty
            else [h("span", {"class": "itut-row-text"}, speech.drawn(text))]
        )
        below = [self._row(speech, each, here, level + 1, late=False) for each in kids] if open_ else []
        return h(
            "li",
            attributes,
            h("div", {"class": "itut-row-line"}, label),
            h("ul", {"role": "group"}, below) if below else None,
        )

    def _is_told(self, speech: AppText, branch: execution.Branch) -> bool:
        return not (self._hide and isinstance(branch.entry.item, Fact)) and bool(self._text(speech, branch))

    def _text(self, speech: AppText, branch: execution.Branch) -> str:
        key = (speech, branch.id)
        if key not in self._worded:
            self._worded[key] = branch_text(speech, branch)
        return self._worded[key]


def _of(branch: execution.Branch, seat: int) -> execution.Branch | None:
    """Return what of a line and of those under it concerns a seat; ``None`` if nothing does."""
    kids = [kept for each in branch.children if (kept := _of(each, seat)) is not None]
    if branch.kind in ("turn", "action", "effect"):
        mine = bool(kids) or (branch.kind != "effect" and _seat(branch) == seat)
    else:
        mine = bool(kids) or _seat(branch) == seat
    return replace(branch, children=kids) if mine else None


def _seat(branch: execution.Branch) -> int:
    item = branch.entry.item
    return getattr(item, "seat", branch.entry.at.seat) if not isinstance(item, GameOver) else -1


def branch_text(speech: AppText, branch: execution.Branch) -> str:
    """Return the words of one line of the log."""
    item = branch.entry.item
    if isinstance(item, Fact):
        return speech.fact(branch.entry).sentence
    if isinstance(item, Began) and item.what == "turn":
        return speech.m("log-turn", **speech.who(item.seat))
    return speech.event(branch.entry)


def _folding(speech: AppText) -> Node:
    """Return the buttons that open and close all of the log."""
    buttons = [
        h(
            "button",
            {"class": "itut-button itut-small", "type": "button", "data-act": name, "key": f"do-{name}"},
            speech.m(f"log-{name}"),
        )
        for name in ("fold", "unfold")
    ]
    return h("div", {"class": "itut-filter", "key": "folding"}, buttons)


def _start(speech: AppText, *, at_start: bool) -> Node:
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
        h("div", {"class": "itut-row-line"}, h("span", {"class": "itut-row-text"}, speech.m("log-start"))),
    )
