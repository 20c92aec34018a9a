"""The panel Log: what happened as a tree; a click on a line goes there."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.trace.events import Began, Fact
from tutor.session import Session, Step
from tutor.widgets import story
from tutor.widgets.dom import Node, Nodes, h
from tutor.widgets.speech import Speech

OPEN_TURNS = 3
"""so many turns stand open by themselves"""


class LogTree:
    """The log of a session's current line; which lines are open or closed is remembered here."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.turned: set[str] = set()
        """ids of lines that stand the other way round than they would by themselves"""
        self._hide = False
        self._worded: dict[tuple[Speech, str], str] = {}

    def toggle(self, id_: str) -> None:
        """Open a line that is closed, close one that is open."""
        self.turned ^= {id_}

    def show(self, speech: Speech, *, hide: bool = False) -> Nodes:
        """Return what the panel shows; with ``hide`` no reasons, and nothing of what lies ahead."""
        self._hide = hide
        session = self.session
        path = [session.steps[index] for index in session.path()]
        shown = [step for step in path if step.number <= session.step.number] if hide else path
        tree = story.log(shown[1:])
        if not tree:
            return [
                h("h2", {"class": "itut-heading itut-heading-log"}, speech.m("log-label")),
                h("p", {"class": "itut-about"}, speech.m("log-empty")),
            ]
        here = self._here(tree, shown)
        rows = [_start(speech, at_start=session.cursor == 0)]
        rows += [
            self._row(speech, branch, here, 1, late=place >= len(tree) - OPEN_TURNS)
            for place, branch in enumerate(tree)
        ]
        attributes = {"class": "itut-tree", "role": "tree", "aria-label": speech.m("log-label")}
        return [
            h("h2", {"class": "itut-heading itut-heading-log"}, speech.m("log-label")),
            h("ul", attributes, rows),
        ]

    def _here(self, tree: Sequence[story.Branch], path: Sequence[Step]) -> str:
        """Return the id of the last line that had happened at the cursor."""
        number = self.session.step.number
        found = ""
        for branch in tree:
            for each in branch.walk():
                if self.session.steps[each.step].number > number:
                    return found
                found = each.id
        return found

    def _row(self, speech: Speech, branch: story.Branch, here: str, level: int, *, late: bool) -> Node:
        session = self.session
        mine = branch.id
        number = session.steps[branch.step].number
        past = number <= session.step.number
        kids = [each for each in branch.children if each.kind != "line" or self._is_told(speech, each)]
        # a turn is open while it is one of the last, or the one that is looked at
        natural = (
            late or level > 1 or any(session.steps[each.step].number == session.step.number for each in branch.walk())
        )
        open_ = bool(kids) and (natural != (branch.id in self.turned))
        inside = mine == here or (bool(kids) and not open_ and any(each.id == here for each in branch.walk()))
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

    def _is_told(self, speech: Speech, branch: story.Branch) -> bool:
        return not (self._hide and isinstance(branch.entry.item, Fact)) and bool(self._text(speech, branch))

    def _text(self, speech: Speech, branch: story.Branch) -> str:
        key = (speech, branch.id)
        if key not in self._worded:
            self._worded[key] = branch_text(speech, branch)
        return self._worded[key]


def branch_text(speech: Speech, branch: story.Branch) -> str:
    """Return the words of one line of the log."""
    item = branch.entry.item
    if isinstance(item, Fact):
        return speech.fact(branch.entry).sentence
    if isinstance(item, Began) and item.what == "turn":
        return speech.m("log-turn", **speech.who(item.seat))
    return speech.event(branch.entry)


def _start(speech: Speech, *, at_start: bool) -> Node:
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


def open_ids(branches: Collection[story.Branch]) -> set[str]:
    """Return the ids of all lines that have others under them."""
    return {each.id for branch in branches for each in branch.walk() if each.children}
