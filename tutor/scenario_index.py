"""What a list says of each scenario by the head of its file: title, question, cards, rules, edition, reading, answer.

Reading heads only is much faster than loading positions; a scenario is loaded when it is opened. Files in the user's
folder are read whole and within the bounds of positions, so that a bad one is listed with what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from engine.cards.facts import EDITIONS
from engine.cards.facts import card_catalogue as facts
from engine.cards.sets import BASE, set_names
from engine.editions import SWITCHES
from engine.model.names import is_title, unseen
from engine.positions import PositionError, list_all
from engine.positions.files import look_at
from engine.positions.position import Bilingual
from engine.positions.yaml_sheet import INT, INTEGER, STR
from engine.rules import RULES
from engine.rules.documents import FOURTH

LESSON, RULING, STUDY, OWN = "lesson", "ruling", "study", "own"
NOTHING = Bilingual("")
TABLE = "\nplayers:"
"""text at which the head ends, in every scenario that comes with the tutor"""
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class ScenarioEntry:
    """The head of one scenario file, or what a list says of a study."""

    name: str
    """path below its folder without the suffix, such as ``rulings/dem-15``"""
    path: Path
    kind: str
    """``lesson``, ``ruling``, ``study``, or ``own`` for a file in the user's folder"""
    title: Bilingual
    question: Bilingual
    cards: tuple[int, ...]
    rules: tuple[str, ...]
    edition: int
    reading: tuple[tuple[str, str], ...]
    """(switch, choice) for each undecided question of the rules that the scenario settles"""
    answer: Bilingual = NOTHING
    reasons: tuple[Bilingual, ...] = ()
    sources: tuple[Bilingual, ...] = ()
    """where it stands: document, page and heading"""
    sets: tuple[str, ...] = (BASE,)
    also_in: tuple[int, ...] = ()
    """the other editions in which it holds as well"""
    goal: bool = False
    """whether it is a puzzle to be solved on the table: it settles no question, and has a page of its own"""
    study: bool = False
    """whether it is a study, whose chapters are shown one at a time"""
    fault: PositionError | None = None
    """all that is wrong with a file in the user's folder; ``None`` if it can be opened"""

    @property
    def id(self) -> str:
        """The last part of the name."""
        return self.name.rpartition("/")[2]

    @property
    def editions(self) -> tuple[int, ...]:
        """The editions in which it holds, its own first."""
        return (self.edition, *self.also_in)

    @property
    def reasoned(self) -> Bilingual:
        """The answer with its reasons."""
        texts = (self.answer, *self.reasons)
        return Bilingual(" ".join(each.en for each in texts), " ".join(each.uk for each in texts))

    @property
    def is_listed(self) -> bool:
        """Whether the list and its search show it: all but the puzzles that come with the tutor."""
        return self.kind == OWN or not self.goal

    @property
    def fine(self) -> bool:
        """Whether the file can be opened."""
        return self.fault is None

    @property
    def matter(self) -> str:
        """The name without the choice at its end; scenarios for several readings of one question share it."""
        found = self.name
        for _, choice in self.reading:
            found = found.removesuffix(f"-{choice}")
        return found


@cache
def scenarios() -> tuple[ScenarioEntry, ...]:
    """Return every scenario that comes with the tutor."""
    kinds = {name: LESSON if name.startswith("lessons/") else RULING for name in list_all()}
    return tuple(_entry(name, path, kinds[name], _head(path)) for name, path in list_all().items())


def entries(own: Path | None = None) -> tuple[ScenarioEntry, ...]:
    """Return every scenario that comes with the tutor, then those in the user's folder, each with what is wrong."""
    return scenarios() if own is None else (*scenarios(), *(_own(own, path) for path in sorted(own.rglob("*.y*ml"))))


def _own(folder: Path, path: Path) -> ScenarioEntry:
    """Return the entry of a file that anybody may have written: it is read as when it is opened."""
    name = _shown(path.relative_to(folder).with_suffix("").as_posix())
    root, fault = look_at(path)
    head = _plain(root) if root is not None else None
    return _entry(name, path, OWN, head if isinstance(head, dict) else {}, fault)


def _shown(name: str) -> str:
    """Return the name of a file without characters that are invisible or that no text can hold."""
    return "".join("\N{REPLACEMENT CHARACTER}" if unseen(char) else char for char in name)


def _plain(node: Node) -> Any:
    """Return what nodes say, as far as a head can: texts, numbers, lists and mappings."""
    if isinstance(node, SequenceNode):
        return [_plain(each) for each in node.value]
    if isinstance(node, MappingNode):
        return {key.value: _plain(value) for key, value in node.value if isinstance(key, ScalarNode)}
    if node.tag == INT and INTEGER.fullmatch(node.value):
        return int(node.value)
    return node.value if node.tag == STR and is_title(node.value) else None


def _head(path: Path) -> dict[str, Any]:
    """Return the head of a file that comes with the tutor."""
    head = yaml.load(path.read_text(encoding="utf-8").partition(TABLE)[0], Loader=_Loader)  # noqa: S506  # a safe one
    assert isinstance(head, dict)
    return head


def _entry(name: str, path: Path, kind: str, head: dict[str, Any], fault: PositionError | None = None) -> ScenarioEntry:
    switches = head.get("switches")
    reading = switches.items() if isinstance(switches, dict) else ()
    edition = head.get("edition", FOURTH)
    return ScenarioEntry(
        name,
        path,
        kind,
        title=_words(head.get("title"), name.rpartition("/")[2]),
        question=_words(head.get("question") or head.get("text"), ""),
        cards=tuple(_cards(head)),
        rules=tuple(each for each in _listed(head.get("rules")) if each in RULES),
        edition=edition if edition in EDITIONS else FOURTH,
        also_in=tuple(each for each in _numbers(head.get("also_in")) if each in EDITIONS and each != edition),
        reading=tuple(
            (str(switch), str(choice))
            for switch, choice in reading
            if switch in SWITCHES and SWITCHES[switch].undecided
        ),
        answer=_words(head.get("answer"), ""),
        reasons=_texts(head.get("reasons")),
        sources=_texts(head.get("sources")),
        sets=(BASE, *(each for each in _listed(head.get("sets")) if each != BASE and each in set_names())),
        goal="goal" in head,
        fault=fault,
    )


def _numbers(value: Any) -> list[int]:
    return [each for each in value if isinstance(each, int)] if isinstance(value, list) else []


def _texts(value: Any) -> tuple[Bilingual, ...]:
    return tuple(_words(each, "") for each in value) if isinstance(value, list) else ()


def _words(value: Any, default: str) -> Bilingual:
    if isinstance(value, dict) and isinstance(value.get("en"), str):
        return Bilingual(value["en"], value["uk"] if isinstance(value.get("uk"), str) else "")
    return Bilingual(value) if isinstance(value, str) else Bilingual(default)


def _listed(value: Any) -> list[str]:
    return [each for each in value if isinstance(each, str)] if isinstance(value, list) else []


def _cards(head: dict[str, Any]) -> Iterable[int]:
    named = set(_listed(head.get("sets")))
    catalogue = facts(FOURTH, tuple(name for name in set_names() if name == BASE or name in named))
    for title in _listed(head.get("cards")):
        try:
            yield catalogue.find(title)
        except LookupError:
            continue
