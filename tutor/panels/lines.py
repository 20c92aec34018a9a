"""The panel Lines: the ways that were tried, as a tree; each is named by the first act in which it differs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.model.state import Request, State
from engine.query.sight import knows
from engine.run import actions
from engine.text.markup import to_plain
from tutor.panels.app_text import AppText
from tutor.panels.elements import button
from tutor.panels.html import Node, Nodes, h
from tutor.session import Line, Session

LONGEST = 60
"""maximum length of a name that a user gives a line"""


class Kind(StrEnum):
    """Who made a line, and how."""

    OWN = "own"
    """played by the user"""
    SCRIPTED = "scripted"
    """the tutor's own, played from a script"""
    STRAY = "stray"
    """left in the middle of the first act that it does not share: one click too many"""


@dataclass(frozen=True, slots=True)
class Branch:
    """A line and where it leaves another."""

    line: Line
    kind: Kind
    parent: Line | None
    """the earliest line with which it shares most; ``None``: it begins at the root"""
    fork: int
    """index of the last step that it shares with its parent"""
    own: int
    """index of the first step after ``fork`` that an answer began; -1: nothing was chosen there yet. In the line that
    leaves none it is the first after another has left it"""


def branches(session: Session) -> list[Branch]:
    """Return the lines of a session, in the order in which they were begun, each with the line that it leaves."""
    found: list[Branch] = []
    paths = {line.id: session.path(line) for line in session.lines}
    for line in session.lines:
        path = paths[line.id]
        parent, shared = None, 1
        for other in found:
            both = _shared(path, paths[other.line.id])
            if both > shared:
                parent, shared = other.line, both
        if parent is None and found:
            parent = found[0].line
        own = [step for step in path[shared if parent is not None else 0 :] if session.steps[step].answer is not None]
        if parent is None:
            own = _apart(session, path, [paths[other.id] for other in session.lines if other is not line]) or own
        fork = path[shared - 1] if parent is not None else 0
        found.append(Branch(line, _kind(session, line, own), parent, fork, own[0] if own else -1))
    return found


def _apart(session: Session, path: Sequence[int], others: Sequence[Sequence[int]]) -> list[int]:
    """Return the answered steps of a line that leaves none, from where the first of the others leaves it."""
    after = path[_shared(path, others[0]) :] if others else ()
    return [step for step in after if session.steps[step].answer is not None]


def _shared(one: Sequence[int], other: Sequence[int]) -> int:
    """Return how many steps two paths have in common."""
    return next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def _kind(session: Session, line: Line, own: Sequence[int]) -> Kind:
    if line.scripted:
        return Kind.SCRIPTED
    end = session.steps[line.tip].state
    left = len(session.lines) > 1 and line is not session.line and not line.named
    unfinished = end.request is None and end.result is None
    return Kind.STRAY if left and unfinished and len(own) <= 1 else Kind.OWN


def line_names(session: Session, texts: AppText) -> dict[int, str]:
    """Return the name of each line by its id: the user's name, else the first act in which it differs from its parent.

    Equal names are told apart by the step at which that act is. A card that the viewer cannot see is named by its back.
    """
    all_ = branches(session)
    names = {each.line.id: each.line.name if each.line.named else _chosen(session, texts, each.own) for each in all_}
    for part in ("lines-at-step", "lines-numbered"):
        taken = Counter(names.values())
        counted = Counter[str]()
        for each in all_:
            name = names[each.line.id]
            if taken[name] > 1 and not each.line.named:
                counted[name] += 1
                n = session.steps[max(each.own, 0)].number if part == "lines-at-step" else counted[name]
                names[each.line.id] = texts.message(part, name=name, n=n)
    return names


def _chosen(session: Session, texts: AppText, step: int) -> str:
    """Return the words of the answer that began a step."""
    if step < 0:
        return texts.message("lines-nothing")
    before, answer = session.steps[session.steps[step].parent], session.steps[step].answer
    request = before.request
    if request is None or answer is None:
        return texts.message("lines-on")
    if not answer:
        return texts.message("now-decline")
    return texts.listed(_option(session, texts, before.state, request, option) for option in answer)


def _option(session: Session, texts: AppText, state: State, request: Request, option: int) -> str:
    """Return an option in as few words as tell it; an unseen card is told by its back."""
    kind, card = actions.split(session.machine, option) if request.kind == "action" else (None, option)
    if kind is actions.DRAW:
        return texts.message("lines-draw")
    named = kind in (actions.DOGMA, actions.MELD) or request.kind in ("card", "order")
    if not named or not knows(session.machine, state, session.viewer, card):
        return to_plain(texts.option(state, request, option), texts.catalogue)
    return texts.message(f"lines-{kind.word}" if kind is not None else "lines-card", card=texts.card_title(card))


def place(session: Session, texts: AppText) -> tuple[str, str]:
    """Return where the cursor is: the name of the line, where there are several, and the step."""
    if session.last == 0:
        return "", texts.message("app-place-start")
    numbers = {"n": session.step.number, "last": session.last}
    if len(session.lines) == 1 and not session.line.named:
        return "", texts.message("app-place", **numbers)
    line = line_names(session, texts)[session.line.id]
    return line, texts.message("app-place-named", line=line, **numbers).removeprefix(line)


def lines_content(session: Session, texts: AppText, *, comparing: int | None = None) -> Nodes:
    """Return the panel's content; ``comparing`` is the id of the line that is compared with the current one."""
    m = texts.message
    names, all_ = line_names(session, texts), branches(session)
    content: Nodes = [
        h("h2", {"class": "itut-heading"}, m("lines-label")),
        h("p", {"class": "itut-about"}, m("lines-intro" if len(names) > 1 else "lines-only-one")),
    ]
    for kind in Kind:
        group = [each for each in all_ if each.kind is kind]
        if not group:
            continue
        if len({each.kind for each in all_}) > 1:
            content.append(h("h3", {"class": "itut-caption", "key": f"head-{kind}"}, m(f"lines-{kind}")))
        tree = _Tree(session, texts, names, group, comparing)
        attributes = {
            "class": "itut-tree itut-lines", "role": "tree", "aria-label": m(f"lines-{kind}"), "key": f"tree-{kind}",
        }  # fmt: skip
        content.append(h("ul", attributes, tree.rows(None, 1)))
    return [*content, _tools(session, texts, names)]


class _Tree:
    """The rows of lines of one kind."""

    def __init__(
        self, session: Session, texts: AppText, names: dict[int, str], group: Sequence[Branch], comparing: int | None
    ) -> None:
        self.session, self.texts, self.names, self.comparing = session, texts, names, comparing
        self.group = group
        self._ids = {each.line.id for each in group}

    def rows(self, parent: Line | None, level: int) -> Nodes:
        """Return the lines that leave ``parent``; ``None``: those that leave no line of this kind."""
        return [self._row(each, level) for each in self.group if self._above(each) is parent]

    def _above(self, branch: Branch) -> Line | None:
        nested = branch.parent is not None and branch.parent.id in self._ids and branch.fork > 0
        return branch.parent if nested else None

    def _row(self, branch: Branch, level: int) -> Node:
        m, line, name = self.texts.message, branch.line, self.names[branch.line.id]
        here = line is self.session.line
        about = [self._from(branch), m("lines-steps", n=self.session.steps[line.tip].number)]
        if here:
            about.insert(0, m("lines-current"))
        said = ". ".join((name, *filter(None, about)))
        children = self.rows(line, level + 1)
        attributes = {
            "class": "itut-branch" + (" itut-here" if here else ""),
            "role": "treeitem", "aria-level": level, "aria-label": said, "aria-current": "true" if here else None,
            "aria-expanded": "true" if children else None, "data-act": f"switch:{line.id}", "key": f"line-{line.id}",
        }  # fmt: skip
        compared = line.id == self.comparing
        compare = button(
            m("lines-compare"), f"compare:{line.id}", small=True, pressed=compared, key="compare",
            label=m("lines-compare-line", name=name),
        )  # fmt: skip
        words = h(
            "span",
            {"class": "itut-branch-words"},
            h("span", {"class": "itut-name"}, name),
            h("span", {"class": "itut-line-about"}, " · ".join(filter(None, about))),
        )
        head = h("div", {"class": "itut-branch-head"}, words, None if here else compare)
        inside = h("ul", {"role": "group", "key": "inside"}, children) if children else None
        return h("li", attributes, head, inside)

    def _from(self, branch: Branch) -> str:
        """Return where a line leaves its parent, and what the parent did there; empty for one that leaves none."""
        if branch.parent is None or branch.own < 0:
            return ""
        session, m, path = self.session, self.texts.message, self.session.path(branch.parent)
        number = session.steps[branch.fork].number
        after = path[number + 1] if len(path) > number + 1 else -1
        said = "lines-after"
        what = ""
        if after >= 0 and session.steps[after].answer is not None:
            said, what = "lines-instead", _chosen(session, self.texts, after)
        if branch.parent.id in self._ids or number == 0:
            return m(said, n=number, what=what)
        return m(f"{said}-of", n=number, what=what, line=self.names[branch.parent.id])


def _tools(session: Session, texts: AppText, names: dict[int, str]) -> Node:
    """Return what can be done with the current line, and with all."""
    m, line = texts.message, session.line
    name = names[line.id]
    field = {
        "class": "itut-field", "type": "text", "value": name, "maxlength": LONGEST, "data-act": f"rename:{line.id}",
        "aria-label": m("lines-name", name=name), "key": f"name-{line.id}",
    }  # fmt: skip
    delete = button(
        m("lines-delete"), f"delete:{line.id}", small=True, key="delete", label=m("lines-delete-line", name=name)
    )
    restart = button(m("lines-restart"), "restart", small=True, key="restart", title=m("lines-restart.hint"))
    several = len(session.lines) > 1
    renames = h(
        "label", {"class": "itut-line-name", "key": "rename"}, h("span", None, m("lines-rename")), h("input", field)
    )
    return h(
        "div",
        {"class": "itut-line-tools", "role": "group", "aria-label": m("lines-this"), "key": "line-tools"},
        renames if several or line.named else None,
        delete if several else None,
        restart,
    )
