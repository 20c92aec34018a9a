"""A position under another edition or other readings: what cannot be there is left out, each with its place."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from engine.cards.sets import set_names, zone_kinds
from engine.editions import SWITCHES, switches
from engine.game import Game
from engine.model.zones import DECK
from engine.positions.line import PREFIX, root_of
from engine.positions.position import Position
from engine.positions.problems import PositionError, Problem, Said
from engine.positions.read import Reader, table_keys
from engine.positions.yaml_sheet import INT, STR, TAG, Sheet
from engine.run.machine import Machine
from engine.text.errors import WordedError
from engine.text.messages import Phrase, Slot, phrase
from engine.trace.recorder import Level

Word = tuple[int, int, str]
"""what stands at a line and a column of a position, both from 0"""


@dataclass(frozen=True, slots=True)
class Setting:
    """What is played by: an edition, and the readings that differ from it."""

    edition: int
    readings: tuple[tuple[str, str], ...] = ()
    """(switch, choice), sorted, without the edition's defaults"""

    @classmethod
    def of(cls, edition: int, choices: Mapping[str, str]) -> Setting:
        """Return a setting with some choices.

        Raises:
            SwitchError: there is no such edition, switch or choice.
        """
        switches(edition, **choices)
        found = {name: choice for name, choice in choices.items() if choice != SWITCHES[name].default(edition)}
        return cls(edition, tuple(sorted(found.items())))

    @property
    def choices(self) -> Mapping[str, str]:
        """Every switch with its choice."""
        return switches(self.edition, **dict(self.readings))

    def choosing(self, choices: Mapping[str, str]) -> Setting:
        """Return the setting with other choices for some switches."""
        return Setting.of(self.edition, {**dict(self.readings), **choices})


class LeftOut(NamedTuple):
    """Something of a position that is not on the table."""

    problem: Problem
    """why it cannot be there, and where it stands"""
    everywhere: bool
    """whether it is left out under the other settings, too: it lies before a player, and the tables shall be alike"""


@dataclass(frozen=True, slots=True)
class Carried:
    """A position under a setting."""

    setting: Setting
    position: Position
    """without scripted lines and expectations, which are those of the position that was carried"""
    left_out: tuple[LeftOut, ...]
    """what cannot be there under this setting"""
    beneath: tuple[int, ...] = ()
    """cards that go to the bottom of their decks if they lie there: under another setting they lie elsewhere"""

    def game(self, level: Level = Level.OFF, machine_: Machine | None = None) -> Game:
        """Return a new game at the position, as ``Position.game`` does."""
        game = self.position.game(level, machine_)
        zones, s = game.machine.zones, game.state
        for card in self.beneath:
            zone = s.where[card] if card in game.machine.catalogue.facts else -1
            if zone >= 0 and zones.kind_of[zone].word == DECK:
                s.zones[zone] = (*[other for other in s.zones[zone] if other != card], card)
        return game


class NoTableError(WordedError):
    """No table under a setting can stand for the position."""

    code = "no-table"

    def __init__(self, setting: Setting, problems: Iterable[Problem]) -> None:
        edition = setting.edition
        super().__init__(*(phrase("compare-no-table", edition=edition, problem=each.placed) for each in problems))


MOST_CARRIED = 128
"""under how many settings a position is remembered: a comparison tries each switch that differs, on both sides"""
LINE = re.compile(rf"\s*{PREFIX}[0-9]")
"""how a line begins"""
LEFT_OUT = frozenset(
    {
        "position-no-card",
        "position-too-late",
        "position-not-between",
        "position-no-key",
        "position-no-aslant",
        "position-splay-of-few",
        "position-no-achievement",
        "position-deck-too-large",
    }
)
"""problems of a position, good in its own edition, that are solved by leaving something out: a card that the edition
does not have, or a deck; a splay; an achievement; what is left without meaning when those are not there"""

OUT_OF_PLAY = {"junk": "junk", "removed": "box"}
"""the zone of what is out of play, by the choice of the switch ``out-of-play``"""

DROPPED = frozenset(
    {
        "edition",
        "also_in",
        "switches",
        "lines",
        "expect",
        "text",
        "question",
        "hints",
        "answer",
        "reasons",
        "sources",
        "goal",
        "cards",
        "rules",
    }
)
"""keys of a position that a setting decides, or that are not about the table"""


class Original:
    """A position as it is written, to be read under one setting after another.

    What lies before a player and cannot be there under one setting is left out under those that follow, too.
    """

    def __init__(self, text: str, source: str = "position") -> None:
        """Read the text of a file or a line.

        Raises:
            PositionError: it is neither.
        """
        sheet = Sheet(source)
        root = root_of(sheet, text) if is_line(text) else sheet.compose(text)
        if not isinstance(root, MappingNode):
            raise PositionError(sheet.problems)
        self.source = source
        self._root = root
        self._of_players = {word for key, value in root.value if key.value == "players" for word in _words_of(value)}
        self._gone: set[Word] = set()
        """what is left out under every setting; it only grows"""
        self._carried: dict[tuple[Setting, int], tuple[Position, dict[Word, Problem]]] = {}
        """what was read, by setting and by how much was left out everywhere: comparing asks for the same many times"""

    def under(self, *settings: Setting) -> tuple[Carried, ...]:
        """Return the position as it is under each of some settings; its own edition and readings do not count.

        Raises:
            NoTableError: the table cannot be there under one of them, whatever is left out: it has too many players.
        """
        left_out = [self._read(setting)[1] for setting in settings]
        self._gone.update(word for each in left_out for word in each if word in self._of_players)
        return tuple(
            Carried(
                setting,
                self._read(setting)[0],
                tuple(LeftOut(_without_hint(said), word in self._of_players) for word, said in sorted(each.items())),
            )
            for setting, each in zip(settings, left_out, strict=True)
        )

    def _read(self, setting: Setting) -> tuple[Position, dict[Word, Problem]]:
        """Return the position under a setting, and what had to be left out for it."""
        asked = setting, len(self._gone)
        if asked not in self._carried:
            if len(self._carried) >= MOST_CARRIED:
                self._carried.clear()
            self._carried[asked] = self._read_again(setting)
        return self._carried[asked]

    def _read_again(self, setting: Setting) -> tuple[Position, dict[Word, Problem]]:
        root: Node = _without(_under(self._root, setting), self._gone)
        left_out: dict[Word, Problem] = {}
        while True:
            sheet = _Marked(self.source)
            position = Reader(sheet, Path(self.source).stem).read(root)
            if not sheet.problems and position is not None:
                return position, left_out
            gone = {
                word: problem
                for node, problem in sheet.found
                if problem.code in LEFT_OUT and (word := _word(node)) is not None
            }
            if not gone.keys() - left_out.keys():
                raise NoTableError(setting, sheet.problems)
            left_out.update(gone)
            root = _without(root, gone)


def is_line(text: str) -> bool:
    """Return whether a text is meant as a position in one line, of any version."""
    return LINE.match(text) is not None and ":" not in text.split(maxsplit=1)[0]


class _Marked(Sheet):
    """A sheet that also remembers the node of each problem."""

    def __init__(self, source: str) -> None:
        super().__init__(source)
        self.found: list[tuple[Node, Problem]] = []

    def problem(self, node: Node, said: Said) -> None:
        super().problem(node, said)
        self.found.append((node, self.problems[-1]))


def _under(root: MappingNode, setting: Setting) -> MappingNode:
    """Return the nodes of a position, of its table only, with a setting."""
    mark = root.start_mark
    pairs = [
        (_key(key, setting), value)
        for key, value in root.value
        if not (isinstance(key, ScalarNode) and key.value in DROPPED)
    ]
    readings: list[tuple[Node, Node]] = [
        (ScalarNode(STR, name, mark, mark), ScalarNode(STR, choice, mark, mark)) for name, choice in setting.readings
    ]
    edition = ScalarNode(INT, str(setting.edition), mark, mark)
    pairs.append((ScalarNode(STR, "edition", mark, mark), edition))
    pairs.append((ScalarNode(STR, "switches", mark, mark), MappingNode(TAG + "map", readings, mark, mark)))
    return MappingNode(root.tag, pairs, mark, root.end_mark)


def _key(key: Node, setting: Setting) -> Node:
    """Return a key of a position as the setting calls it: what is out of play lies in the junk, or is removed."""
    wanted = OUT_OF_PLAY[setting.choices["out-of-play"]]
    if key.value not in OUT_OF_PLAY.values() or wanted not in table_keys(zone_kinds(set_names())):
        return key
    return ScalarNode(STR, wanted, key.start_mark, key.end_mark)


def _without(node: Node, gone: Container[Word]) -> Node:
    """Return a node without some words that are in it, each as an item of a list or with its key or value."""
    if isinstance(node, SequenceNode):
        items = [_without(each, gone) for each in node.value if _word(each) not in gone]
        return SequenceNode(node.tag, items, node.start_mark, node.end_mark, node.flow_style)
    if isinstance(node, MappingNode):
        pairs = [
            (key, _without(value, gone))
            for key, value in node.value
            if _word(key) not in gone and _word(value) not in gone
        ]
        return MappingNode(node.tag, pairs, node.start_mark, node.end_mark, node.flow_style)
    return node


def _word(node: Node) -> Word | None:
    """Return a word by its place; ``None`` for a list or a mapping, which are never left out."""
    mark = node.start_mark
    return (mark.line, mark.column, str(node.value)) if isinstance(node, ScalarNode) and mark is not None else None


def _words_of(node: Node) -> Iterator[Word]:
    """Yield the words in a node."""
    if isinstance(node, SequenceNode):
        for each in node.value:
            yield from _words_of(each)
    elif isinstance(node, MappingNode):
        for pair in node.value:
            for each in pair:
                yield from _words_of(each)
    elif (word := _word(node)) is not None:
        yield word


def _without_hint(problem: Problem) -> Problem:
    """Return a problem without the nearest spelling: nothing is misspelt."""
    said: Slot = problem.said
    if isinstance(said, Phrase):
        slots = ((name, phrase("position-no-hint") if name == "hint" else slot) for name, slot in said.slots)
        said = Phrase(said.id, tuple(slots))
    return Problem(problem.source, problem.line, problem.column, said)
