"""A position under another edition or other readings: what cannot be there is left out, each with its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from engine.editions import SWITCHES, switches
from engine.positions.line import PREFIX, root_of
from engine.positions.position import Position
from engine.positions.problems import PositionError, Problem, Said
from engine.positions.read import Reader
from engine.positions.yaml_sheet import INT, STR, TAG, Sheet
from engine.text.errors import WordedError
from engine.text.messages import Phrase, Slot, phrase


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


@dataclass(frozen=True, slots=True)
class Carried:
    """A position under a setting."""

    setting: Setting
    position: Position
    """without scripted lines and expectations, which are those of the position that was carried"""
    left_out: tuple[Problem, ...]
    """what cannot be there under the setting, and why: it is not on the table"""


class NoTableError(WordedError):
    """No table under a setting can stand for the position."""

    code = "no-table"

    def __init__(self, setting: Setting, problems: Iterable[Problem]) -> None:
        edition = setting.edition
        super().__init__(*(phrase("compare-no-table", edition=edition, problem=each.placed) for each in problems))


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

DROPPED = frozenset(
    {"edition", "switches", "lines", "expect", "text", "question", "answer", "reasons", "sources", "cards", "rules"}
)
"""keys of a position that a setting decides, or that are not about the table"""


def carry(text: str, setting: Setting, source: str = "position") -> Carried:
    """Return the position of a text, a file or a line, as it is under a setting.

    Its own edition and readings do not count. It must be a good position in its own edition.

    Raises:
        PositionError: the text is no position.
        NoTableError: the table cannot be there under the setting, whatever is left out: it has too many players.
    """
    sheet = Sheet(source)
    root = root_of(sheet, text) if is_line(text) else sheet.compose(text)
    if not isinstance(root, MappingNode):
        raise PositionError(sheet.problems)
    root = _under(root, setting)
    left_out: list[Problem] = []
    while True:
        marked = _Marked(source)
        position = Reader(marked, Path(source).stem).read(root)
        if not marked.found and position is not None:
            return Carried(setting, position, tuple(left_out))
        gone = [(node, problem) for node, problem in marked.found if problem.code in LEFT_OUT]
        fewer = _without(root, [node for node, _ in gone])
        if fewer is root or not isinstance(fewer, MappingNode):
            raise NoTableError(setting, marked.problems)
        root = fewer
        left_out += [_without_hint(problem) for _, problem in gone]


def is_line(text: str) -> bool:
    """Return whether a text is meant as a position in one line."""
    return text.lstrip().startswith(PREFIX) and ":" not in text.split(maxsplit=1)[0]


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
    pairs = [(key, value) for key, value in root.value if key.value not in DROPPED]
    readings: list[tuple[Node, Node]] = [
        (ScalarNode(STR, name, mark, mark), ScalarNode(STR, choice, mark, mark)) for name, choice in setting.readings
    ]
    edition = ScalarNode(INT, str(setting.edition), mark, mark)
    pairs.append((ScalarNode(STR, "edition", mark, mark), edition))
    pairs.append((ScalarNode(STR, "switches", mark, mark), MappingNode(TAG + "map", readings, mark, mark)))
    return MappingNode(root.tag, pairs, mark, root.end_mark)


def _without(node: Node, gone: list[Node]) -> Node:
    """Return a node without some that are in it, each with its key; the very same node if none is."""
    if isinstance(node, SequenceNode):
        items = [_without(each, gone) for each in node.value if not _is_among(each, gone)]
        if len(items) == len(node.value) and all(map(_same, items, node.value)):
            return node
        return SequenceNode(node.tag, items, node.start_mark, node.end_mark, node.flow_style)
    if isinstance(node, MappingNode):
        left = [pair for pair in node.value if not any(_is_among(each, gone) for each in pair)]
        pairs = [(key, _without(value, gone)) for key, value in left]
        if len(pairs) == len(node.value) and all(_same(new[1], old[1]) for new, old in zip(pairs, left, strict=True)):
            return node
        return MappingNode(node.tag, pairs, node.start_mark, node.end_mark, node.flow_style)
    return node


def _same(one: Node, other: Node) -> bool:
    return one is other


def _is_among(node: Node, gone: list[Node]) -> bool:
    """Return whether a node is one of some; a word may be another node at the same place."""
    return any(
        node is each
        or (
            isinstance(node, ScalarNode)
            and isinstance(each, ScalarNode)
            and node.value == each.value
            and node.start_mark is not None
            and node.start_mark is each.start_mark
        )
        for each in gone
    )


def _without_hint(problem: Problem) -> Problem:
    """Return a problem without the nearest spelling: nothing is misspelt."""
    said: Slot = problem.said
    if isinstance(said, Phrase):
        slots = ((name, phrase("position-no-hint") if name == "hint" else slot) for name, slot in said.slots)
        said = Phrase(said.id, tuple(slots))
    return Problem(problem.source, problem.line, problem.column, said)
