"""One comparison for two lines, two editions, or two readings: two tables, where they part, and what differs.

A comparison holds only what its viewer may see.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.compare import Comparison as Found
from engine.compare import Differs, Side, compare, settings
from engine.editions import SWITCHES
from engine.positions.carry import Setting
from engine.positions.position import Answer, Position
from engine.query.sight import Viewer
from engine.run.machine import Machine
from engine.run.options import lasting_id, open_options
from engine.seat.look import look
from engine.seat.view import TableView
from engine.seat.visible import visible_entries
from engine.text.game_text import GameText
from engine.text.messages import Messages
from engine.text.telling.events import runs
from engine.trace.events import Entry, Fact
from tutor.panels.app_text import AppText
from tutor.panels.elements import button
from tutor.panels.html import Nodes, h
from tutor.panels.lines import line_names
from tutor.panels.places import every_place
from tutor.panels.step_view import named
from tutor.scene.inputs import Marks, Options
from tutor.scene.primitives import Scene
from tutor.scene.table import draw_table
from tutor.session import Line, Session

MOST_TRIED = 300
"""how many answers are tried at most where a table has none"""


@dataclass(frozen=True, slots=True)
class Compared:
    """One of the two tables."""

    label: str
    """what the side is called: a line's name, an edition, a reading"""
    view: TableView
    texts: AppText
    said: tuple[str, ...]
    """what is there where the two part: an act, a question, an event, with its reasons"""


@dataclass(frozen=True, slots=True)
class Difference:
    """A place in which not the same lies on both tables."""

    key: str
    """its key in the picture; empty: it has no place there"""
    where: str
    left: str
    right: str


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two tables side by side."""

    title: str
    left: Compared
    right: Compared
    first: str
    """where they part, or that they do not"""
    causes: tuple[str, ...]
    """what is behind it"""
    differences: tuple[Difference, ...]

    @property
    def sides(self) -> tuple[Compared, Compared]:
        """Both tables."""
        return self.left, self.right

    def marks(self) -> Marks:
        """Return the marks of either table: the places that differ, and the cards that lie only there."""
        return Marks(changed=frozenset(each.key for each in self.differences if each.key))


def differences(left: Compared, right: Compared) -> tuple[Difference, ...]:
    """Return every place in which two tables differ; a place that one of them has not is empty there."""
    sides = [{place.key: place for place in every_place(side.texts, side.view)} for side in (left, right)]
    found = []
    for key in dict.fromkeys([*sides[0], *sides[1]]):
        places = [side.get(key) for side in sides]
        there = next(place for place in places if place is not None)
        words = [
            place.what if place is not None else side.texts.message("compare-no-place")
            for place, side in zip(places, (left, right), strict=True)
        ]
        if words[0] != words[1]:
            found.append(Difference(key, there.where, *words))
    return tuple(found)


# --- two lines ----------------------------------------------------------------------------------------------


def of_lines(session: Session, texts: AppText, one: Line, other: Line) -> Comparison:
    """Compare the tables at the ends of two lines of a session; they part at the first act that is not the same."""
    paths = session.path(one), session.path(other)
    shared = next((n for n, (a, b) in enumerate(zip(*paths, strict=False)) if a != b), min(map(len, paths)))
    names = line_names(session, texts)
    sides = []
    for line, path in zip((one, other), paths, strict=True):
        view = look(session.machine, session.steps[line.tip].state, session.viewer)
        after = [session.steps[step] for step in path[shared:]]
        said = tuple(
            text
            for step in after[:1]
            for _, entry, count in runs(session.machine, session.visible_entries(step))
            if not isinstance(entry.item, Fact) and (text := texts.event(entry, count))
        )
        sides.append(Compared(names[line.id], view, texts, said or (texts.message("compare-ends"),)))
    left, right = sides
    first = texts.message("compare-lines-part", n=shared - 1)
    title = texts.message("compare-lines", one=left.label, other=right.label)
    return Comparison(title, left, right, first, (), differences(left, right))


# --- two editions, or two readings --------------------------------------------------------------------------


class SettingsText:
    """The words about a comparison of two editions or readings, for one viewer."""

    def __init__(self, found: Found, words: GameText, viewer: Viewer, messages: Messages) -> None:
        self.found, self.words, self.viewer, self.messages = found, words, viewer, messages
        self.labels = tuple(self._label(side.carried.setting) for side in found.sides)

    def _label(self, setting: Setting) -> str:
        """Return what a side is called: its edition, and the readings in which it differs from the other by choice."""
        one, other = (side.carried.setting.choices for side in self.found.sides)
        chosen = [(name, choice) for name, choice in setting.readings if one[name] != other[name]]
        if not chosen and self.found.sides[0].carried.setting.edition == self.found.sides[1].carried.setting.edition:
            chosen = [(name, setting.choices[name]) for name in one if one[name] != other[name]]
        readings = "; ".join(f"{name}: {choice}" for name, choice in chosen)
        kind = "readings" if readings else "plain"
        return self.messages.message("cli-compare-side", edition=setting.edition, kind=kind, readings=readings)

    @property
    def first(self) -> str:
        """What differs first; empty: nothing that happens."""
        differs = self.found.differs
        return "" if differs is None else self.messages.message("cli-compare-differs", what=differs.value)

    def side(self, side: Side) -> Iterator[tuple[int, str]]:
        """Yield (depth, text) of what one side has where the other has something else; reasons are deeper."""
        thing, machine = side.thing, side.game.machine
        if thing is None:
            return
        if thing.entry is not None:
            yield 0, self.entry(machine, thing.entry)
        else:
            for line in self._question(side):
                yield 0, line
        result = self.words.result(machine, side.game.state)
        if result and thing.sort == "over":
            yield 0, result
        for entry in side.reasons:
            if entry is not thing.entry:
                yield 1, self.messages.message("cli-explain-why", why=self.entry(machine, entry))

    def _question(self, side: Side) -> list[str]:
        """Return a question with its options; where these differ, only those of this side alone."""
        machine, state, request = side.game.machine, side.game.state, side.request
        assert request is not None
        prompt = self.words.prompt(machine, state, request)
        # As in the panel Now: that exactly one is chosen goes without saying.
        many = f"({prompt.how_many})" if prompt.how_many and (request.high > 1 or request.optional) else ""
        lines = [" ".join(filter(None, (prompt.who, prompt.asked, many)))]
        if prompt.sentence:
            lines.append(self.messages.message("cli-compare-sentence", card=prompt.card, sentence=prompt.sentence))
        options = open_options(machine, state, self.viewer)
        kind = "all"
        if self.found.differs is Differs.OPTIONS:
            kind = "only"
            options = tuple(option for option in options if lasting_id(machine, request, option) in self._only(side))
        if options and (kind == "only" or request.kind != "action"):
            said = "; ".join(self.words.option(machine, state, request, option) for option in options)
            lines.append(self.messages.message("cli-compare-options", kind=kind, options=said))
        return lines

    def _only(self, side: Side) -> frozenset[str]:
        """Return the options of a question that the other side's question does not have."""
        mine, theirs = (
            each.thing.key[3] if each.thing is not None and each.thing.entry is None else frozenset()
            for each in (side, self.found.sides[self.found.sides[0] is side])
        )
        return frozenset(mine) - frozenset(theirs)

    def entry(self, machine: Machine, entry: Entry) -> str:
        """Return the text of an event or a fact, as far as the viewer may know it; else an empty one."""
        for seen in visible_entries(machine, (entry,), self.viewer):
            if isinstance(seen.item, Fact):
                return self.words.fact(machine, seen).sentence
            return self.words.event(machine, seen) or ""
        return ""

    def causes(self) -> Iterator[str]:
        """Yield what is behind the first difference: the rules that are played otherwise, or the cards."""
        found, message = self.found, self.messages.message
        if found.differs is None:
            return
        if found.switches and not found.alone:
            yield message("cli-compare-together", n=len(found.switches))
        for name in found.switches:
            switch, choices = self.words.switch(name), dict(self.words.switch(name).choices)
            open_ = "open" if SWITCHES[name].undecided else "decided"
            yield message("ui-compare-switch", title=switch.title, question=switch.question, kind=open_)
            if found.sides[0].carried.setting.edition != found.sides[1].carried.setting.edition:
                for side, label in zip(found.sides, self.labels, strict=True):
                    yield message("cli-compare-choice", side=label, meaning=choices[side.carried.setting.choices[name]])
        for card in found.cards:
            facts = (side.game.machine.catalogue.facts.get(card) for side in found.sides)
            title = next(self.words.title(each.key) for each in facts if each is not None)
            yield message("ui-compare-card", card=title)


def of_settings(
    text: str,
    position: Position,
    language: str,
    *,
    viewer: Viewer,
    editions: Sequence[int] = (),
    switches: Mapping[str, Sequence[str]] | None = None,
    answers: Sequence[Answer] = (),
) -> Comparison:
    """Compare the table of a position under two editions, or under two readings of a switch.

    ``text`` is the position's file or one line; ``answers`` those that were given on its table, if any.

    Raises:
        PositionError: the table cannot be there under one of them.
        WordedError: both are the same, or a card that is needed is not programmed in one of them.
    """
    pair, _ = settings(position, editions, switches)
    found = compare(text, pair, answers=answers, source=position.id, limit=MOST_TRIED)
    names = [position.name(seat, language) for seat in range(len(position.players))]
    sides = []
    said: SettingsText | None = None
    for number, side in enumerate(found.sides):
        machine = side.game.machine
        texts = AppText(machine, language, names, viewer)
        said = said or SettingsText(found, texts.game_text, viewer, texts.catalogue)
        view = look(machine, side.game.state, viewer)
        lines = tuple(line for _, line in said.side(side) if line)
        sides.append(Compared(_side_label(said, number, found), view, texts, lines))
    assert said is not None
    left, right = sides
    m = left.texts.message
    first = said.first or (m("compare-nothing", n=len(found.answers) or (found.tried.answers if found.tried else 0)))
    title = m("compare-settings", one=left.label, other=right.label)
    if switches:
        title = m("compare-readings", title=left.texts.listed(said.words.switch(name).title for name in switches))
    return Comparison(title, left, right, first, tuple(said.causes()), differences(left, right))


def _side_label(said: SettingsText, number: int, found: Found) -> str:
    """Return what a side is called: its edition; where that is the same, what the readings mean that differ."""
    one, other = (side.carried.setting for side in found.sides)
    if one.edition != other.edition:
        return said.messages.message(
            "cli-compare-side", edition=(one, other)[number].edition, kind="plain", readings=""
        )
    mine = (one, other)[number].choices
    differ = [name for name in mine if one.choices[name] != other.choices[name]]
    return " ".join(said.messages.message(f"switch-{name}-{mine[name]}") for name in differ)


# --- content and pictures -----------------------------------------------------------------------------------


def head_content(comparison: Comparison) -> Nodes:
    """Return what stands above the tables: what is compared, and where they part."""
    texts = comparison.left.texts
    m = texts.message
    close = m("compare-close")
    return [
        h(
            "div",
            {"class": "itut-compare-head", "key": "head"},
            h("h2", {"class": "itut-heading"}, comparison.title),
            button(close, "uncompare", small=True, first=True, title=m("compare-close.hint"), key="close"),
        ),
        h("p", {"class": "itut-compare-first", "role": "status", "key": "first"}, texts.marked(comparison.first)),
    ]


def side_content(side: Compared) -> Nodes:
    """Return what stands above one table: its name, and what is there first."""
    said = [h("li", None, side.texts.marked(line)) for line in side.said]
    return [
        h("h3", {"class": "itut-caption", "key": "label"}, side.label),
        *([h("ul", {"class": "itut-compare-said", "key": "said"}, said)] if said else []),
    ]


def list_content(comparison: Comparison) -> Nodes:
    """Return what stands below the tables: what is behind the difference, and every place that differs."""
    texts = comparison.left.texts
    m = texts.message
    content: Nodes = []
    if comparison.causes:
        content.append(h("h3", {"class": "itut-caption", "key": "why"}, m("compare-why")))
        content += [h("p", {"key": f"why-{n}"}, texts.marked(each)) for n, each in enumerate(comparison.causes)]
    if not comparison.differences:
        return [*content, h("p", {"class": "itut-about", "key": "same"}, m("compare-same"))]
    heads = (m("compare-where"), comparison.left.label, comparison.right.label)
    head = h("tr", None, [h("th", {"scope": "col"}, text) for text in heads])
    rows = [
        h(
            "tr",
            None,
            h("th", {"scope": "row"}, each.where),
            [h("td", None, texts.marked(text)) for text in (each.left, each.right)],
        )
        for each in comparison.differences
    ]
    label = m("compare-places", n=len(comparison.differences))
    table = h(
        "table",
        {"class": "itut-compare", "key": "table", "aria-label": label},
        h("thead", None, head),
        h("tbody", None, rows),
    )
    return [*content, h("h3", {"class": "itut-caption", "key": "places"}, label), table]


def scenes(comparison: Comparison, options: Options) -> tuple[Scene, Scene]:
    """Return the two tables with the places that differ marked, each in ``options.width``."""
    marked = comparison.marks()
    left, right = (
        draw_table(named(side.view, side.texts), side.texts, marked, replace(options, height=None))
        for side in comparison.sides
    )
    return left, right
