"""A position as one line: ``inn1 4e 1=You 1/blue=writing,alchemy 2=Opponent 2/hand=tools decks/1=agriculture``.

Printable ASCII; words apart by white space of any kind, so that a chat may wrap it. A word is a path in the YAML file
and what stands there, lists with commas; a player's number stands for his part of the list of players, and his colours
need no ``board``. What is not a letter, a digit or ``-`` is written as ``%`` and two hexadecimal digits (of UTF-8).

Version 2 (``packed.py``) is a word that holds such a line or another beginning of a game, and what was played from it.
Of such a word ``from_line`` gives the position, with all that was played as scripted lines.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple
from urllib.parse import quote, unquote

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from engine.cards.sets import zone_kinds
from engine.game import Game
from engine.model.names import is_title, joined, shown
from engine.model.state import State
from engine.model.zones import Owner
from engine.positions.expect import zone_keys
from engine.positions.packed import PREFIX as PACKED
from engine.positions.packed import Fault, is_packed, unpack
from engine.positions.position import Answer, Bilingual, Position, ScriptedLine
from engine.positions.problems import PositionError, Problem, hint
from engine.positions.read import COLORS, SCHEMA, Reader
from engine.positions.write import Plain, plain
from engine.positions.yaml_sheet import INT, INTEGER, STR, TAG, Sheet
from engine.text.messages import Phrase, phrase

PREFIX = "inn"
VERSION = 1
MAX_LENGTH = 20_000
PARTS = frozenset(("table", "title", "viewer", "lines", "line", "step"))
"""what a packed line may hold: where it begins, and what was played from there"""

FIRST_KEYS = ("seed", "switches", "teams", "decks", "achievements", "specials")
LAST_KEYS = ("turn", "known", "rng", "viewer")
NUMBERS_AND_WORDS = ("name", "left", "splay", "seed", "rng", "viewer", "player", "action", "of", "count", "first_turn")
"""keys whose value is no list"""

LONGEST_PATH = 4
SEAT = re.compile(r"10|[1-9]")
SEATS = re.compile(rf"0|(?:{SEAT.pattern}){{1,10}}")
"""``known/13=writing,oars``: cards known to just the first and the third player; ``known/0`` to nobody"""

EDITION = re.compile(r"([0-9]+)e((?:\+[a-z]+)*)")


# --- writing ------------------------------------------------------------------------------------------------


def to_line(table: Game | State, *, full: bool = False) -> str:
    """Return a state as one line, from which the same state can be read.

    The seed and the differences from shuffling with it describe the decks; with ``full`` every card is listed.

    Raises:
        PositionError: the state is in the middle of an action, or the game is over.
    """
    data = plain(table, full=full, short=True)
    more = "".join(f"+{name}" for name in data.pop("sets", ()) if name != "base")
    words = [f"{PREFIX}{VERSION}", f"{data.pop('edition', 4)}e{more}"]
    for seat, player in enumerate(data.pop("players"), start=1):
        words.append(f"{seat}={_atom(player.pop('name'))}")
        words += _flat(str(seat), {**player.pop("board", {}), **player})
    groups: dict[str, list[str]] = {}
    for card, seats in data.pop("known", {}).items():
        groups.setdefault("".join(map(str, seats)) or "0", []).append(card)
    words += _flat("", data)
    return " ".join([*words, *(f"known/{seats}={','.join(cards)}" for seats, cards in groups.items())])


def _flat(path: str, data: Plain) -> list[str]:
    """Return the words of a mapping."""
    found = []
    for key, value in data.items():
        at = f"{path}/{key}" if path else str(key)
        if isinstance(value, dict):
            found += _flat(at, {("" if inner == "cards" else inner): each for inner, each in value.items()})
        else:
            values = value if isinstance(value, list) else [int(value) if isinstance(value, bool) else value]
            found.append(f"{at.rstrip('/')}={','.join(map(_atom, values))}")
    return found


def _atom(value: str | int) -> str:
    text = quote(str(value), safe="")
    return re.sub(r"[._~]", lambda match: f"%{ord(match[0]):02X}", text)


# --- reading ------------------------------------------------------------------------------------------------


class _Word(NamedTuple):
    text: str
    mark: yaml.Mark


class _Branch(NamedTuple):
    mark: yaml.Mark
    twigs: dict[str, _Branch | _Leaf]


class _Leaf(NamedTuple):
    mark: yaml.Mark
    node: Node


def from_line(text: str, source: str = "line", *, edition: int | None = None) -> Position:
    """Return the position of a line; with ``edition`` as that edition has it, whatever the line says.

    Of a line that holds what was played, too, that is its scripted lines.

    Raises:
        PositionError: with all that is wrong with it, each with its column; the line begins where no position can, in
            the middle of an action or before the first turn.
    """
    if is_packed(text):
        data = unpacked(text, source)
        table, title = table_of(data, text, source, edition), data.get("title")
        return replace(
            table,
            title=Bilingual(title) if isinstance(title, str) and is_title(title) and title else table.title,
            lines=_scripted(data, text, source),
            viewer=seat if type(seat := data.get("viewer")) is int and 0 <= seat < len(table.players) else 0,
        )
    sheet = Sheet(source)
    position = None
    root = root_of(sheet, text)
    if root is not None:
        position = Reader(sheet, source, edition).read(root)
    if sheet.problems or position is None:
        raise PositionError(sorted(sheet.problems, key=lambda problem: (problem.line, problem.column)))
    return position


def unpacked(text: str, source: str = "line") -> dict[str, Any]:
    """Return what a packed line holds, which is not looked at yet.

    Raises:
        PositionError: it is damaged, cut off, too large or none; with its column.
    """
    found = unpack(text)
    if isinstance(found, Fault):
        raise _fault(source, text, found.said, found.at)
    if further := sorted(found.keys() - PARTS):
        raise _fault(source, text, phrase("position-packed-contents", part=shown(further[0])))
    return found


def table_of(data: Mapping[str, Any], text: str, source: str = "line", edition: int | None = None) -> Position:
    """Return the position with which a packed line begins; ``data`` is what the line ``text`` holds.

    Raises:
        PositionError: it is none, or has errors; each with its column in the line inside.
    """
    inside = data.get("table")
    if not isinstance(inside, str):
        raise _fault(source, text, phrase("position-packed-no-table"))
    if is_packed(inside):
        raise _fault(source, text, phrase("position-packed-contents", part="'table'"))
    try:
        return from_line(inside, source, edition=edition)
    except PositionError as error:
        said = [phrase("position-packed-inside", column=each.column, problem=each.said) for each in error.problems]
        raise PositionError(problem for each in said for problem in _fault(source, text, each).problems) from None


def _scripted(data: Mapping[str, Any], text: str, source: str) -> tuple[ScriptedLine, ...]:
    """Return the lines of play that a packed line holds."""
    found = []
    saved = data.get("lines", [])
    for number, each in enumerate(saved if isinstance(saved, list) else [None], start=1):
        name, answers = (each.get("name"), each.get("answers")) if isinstance(each, dict) else (None, None)
        if not (is_title(name) and isinstance(answers, list) and all(map(_is_answer, answers))):
            raise _fault(source, text, phrase("position-packed-contents", part="'lines'"))
        if answers:
            play = tuple(Answer(-1, tuple(answer), 1, 1, lasting=True) for answer in answers)
            found.append(ScriptedLine(f"line-{number}", Bilingual(str(name)), play, "", (), 1, 1))
    return tuple(found)


def _is_answer(each: Any) -> bool:
    return isinstance(each, list) and all(isinstance(option, str) for option in each)


def _fault(source: str, text: str, said: Phrase, at: int = 0) -> PositionError:
    """Return the error for something in a text at a place, from 0."""
    before = text[:at]
    return PositionError([Problem(source, before.count("\n") + 1, at - before.rfind("\n"), said)])


def root_of(sheet: Sheet, text: str) -> Node | None:
    """Return the line as the nodes of the equivalent YAML file; nothing, with problems on the sheet, if it is none.

    Of a packed line these are the nodes of the position that it begins with.
    """
    if is_packed(text):
        found = unpack(text)
        inside = found.get("table") if isinstance(found, dict) else None
        if isinstance(inside, str) and not is_packed(inside):
            return root_of(sheet, inside)
        said = found.said if isinstance(found, Fault) else phrase("position-packed-no-table")
        sheet.problems += _fault(sheet.source, text, said, found.at if isinstance(found, Fault) else 0).problems
        return None
    if len(text) > MAX_LENGTH:
        sheet.problem_at(1, 1, phrase("position-line-too-long", n=str(MAX_LENGTH)))
        return None
    words = _words(text)
    if not words or not words[0].text.startswith(PREFIX):
        sheet.problem_at(1, 1, phrase("position-line-beginning", prefix=f"{PREFIX}{VERSION}"))
        return None
    first = words.pop(0)
    if first.text != f"{PREFIX}{VERSION}":
        line, column = first.mark.line + 1, first.mark.column + 1
        said = phrase("position-line-version", prefix=f"{PREFIX}{VERSION}", packed=PACKED, found=shown(first.text))
        sheet.problem_at(line, column, said)
        return None
    root = _Branch(first.mark, {"schema": _Leaf(first.mark, ScalarNode(STR, SCHEMA, first.mark, first.mark))})
    edition = EDITION.fullmatch(words[0].text) if words else None
    if edition:
        mark = words.pop(0).mark
        root.twigs["edition"] = _Leaf(mark, ScalarNode(INT, edition[1], mark, mark))
        if edition[2]:
            sets = [ScalarNode(STR, name, mark, mark) for name in ("base", *edition[2][1:].split("+"))]
            root.twigs["sets"] = _Leaf(mark, SequenceNode(TAG + "seq", sets, mark, mark))
    sets_ = edition[2][1:].split("+") if edition and edition[2] else ()
    keys = dict.fromkeys((*FIRST_KEYS, *zone_keys(zone_kinds(sets_), Owner.COMMON), *LAST_KEYS))
    for word in words:
        _hang(sheet, root, word, keys)
    players = root.twigs.get("players")
    if isinstance(players, _Branch):
        seats = sorted(players.twigs, key=int)
        if seats != list(map(str, range(1, len(seats) + 1))):
            mark = players.mark
            said = phrase("position-line-seats", found=joined(seats))
            sheet.problem_at(mark.line + 1, mark.column + 1, said)
    return _node(root)


def _words(text: str) -> list[_Word]:
    found = []
    for match in re.finditer(r"\S+", text):
        start = match.start()
        line = text.count("\n", 0, start)
        column = start - (text.rfind("\n", 0, start) + 1)
        found.append(_Word(match[0], yaml.Mark("", start, line, column, None, 0)))
    return found


def _broken_escape(text: str) -> str:
    """Return the first run of %-escapes that decodes to no text; empty if there is none."""
    for escapes in re.findall(r"(?:%(?:[0-9A-Fa-f]{2})?)+", text):
        try:
            if "%" in re.sub(r"%[0-9A-Fa-f]{2}", "", escapes):
                return str(escapes)
            unquote(escapes, errors="strict")
        except UnicodeDecodeError:
            return str(escapes)
    return ""


def _hang(sheet: Sheet, root: _Branch, word: _Word, keys: Collection[str]) -> None:
    """Add one word to the tree at its path; ``keys`` are the possible first parts of a path."""
    line, column = word.mark.line + 1, word.mark.column + 1
    if wrong := _broken_escape(word.text):
        sheet.problem_at(line, column, phrase("position-line-escape", found=shown(wrong)))
        return
    path, equals, value = word.text.partition("=")
    first, *rest = [unquote(key) for key in path.split("/")]
    if not equals:
        sheet.problem_at(line, column, phrase("position-line-word", found=shown(word.text)))
    elif len(rest) >= LONGEST_PATH:
        sheet.problem_at(line, column, phrase("position-line-slashes", found=shown(path)))
    elif SEAT.fullmatch(first):
        _insert(sheet, root, ("players", first, *_part_of_player(rest)), value, word, len(path) + 1)
    elif first == "known" and rest and SEATS.fullmatch(rest[0]):
        seats = ",".join(SEAT.findall(rest[0]))
        for card in value.split(","):
            _insert(sheet, root, ("known", card), seats, word, 0)
    elif first in keys:
        _insert(sheet, root, (first, *rest), value, word, len(path) + 1)
    else:
        sheet.problem_at(line, column, partial(_nothing, first, keys))


def _nothing(found: str, keys: Collection[str]) -> Phrase:
    return phrase("position-line-nothing", found=shown(found), hint=hint(found, keys))


def _part_of_player(path: list[str]) -> list[str]:
    if not path:
        return ["name"]
    if path[0] not in COLORS:
        return path
    return ["board", path[0], *(path[1:] or ["cards"])]


def _insert(sheet: Sheet, root: _Branch, keys: tuple[str, ...], value: str, word: _Word, offset: int) -> None:
    """Add a value at a path; ``offset`` is its place in the word."""
    branch = root
    for key in keys[:-1]:
        twig = branch.twigs.setdefault(key, _Branch(word.mark, {}))
        if isinstance(twig, _Leaf):
            break
        branch = twig
    else:
        if keys[-1] not in branch.twigs:
            branch.twigs[keys[-1]] = _Leaf(word.mark, _value(keys, value, word.mark, offset))
            return
    said = phrase("position-line-said", found=shown(word.text.partition("=")[0]))
    sheet.problem_at(word.mark.line + 1, word.mark.column + 1, said)


def _value(keys: tuple[str, ...], text: str, mark: yaml.Mark, offset: int) -> Node:
    """A value: a word or number, or a list."""
    single = keys[-1] in NUMBERS_AND_WORDS or keys[0] == "switches"
    nodes = []
    for atom in [text] if single else text.split(",") if text else []:
        at = yaml.Mark("", mark.index + offset, mark.line, mark.column + offset, None, 0)
        tag = INT if INTEGER.fullmatch(atom) and keys[-1] != "name" else STR
        if keys[-1] == "first_turn":
            tag = TAG + "bool"
        nodes.append(ScalarNode(tag, unquote(atom), at, at))
        offset += len(atom) + 1
    return nodes[0] if single else SequenceNode(TAG + "seq", nodes, mark, mark)


def _node(branch: _Branch | _Leaf) -> Node:
    """A tree as nodes; the players become a list."""
    if isinstance(branch, _Leaf):
        return branch.node
    pairs: list[tuple[Node, Node]] = []
    for key, twig in branch.twigs.items():
        node = _node(twig)
        if key == "players" and isinstance(node, MappingNode):
            seats = sorted(node.value, key=lambda pair: int(str(pair[0].value)))
            node = SequenceNode(TAG + "seq", [player for _, player in seats], twig.mark, twig.mark)
        pairs.append((ScalarNode(STR, key, twig.mark, twig.mark), node))
    return MappingNode(TAG + "map", pairs, branch.mark, branch.mark)
