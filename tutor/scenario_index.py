"""The head of each scenario file: title, question, cards, rules, edition, reading, answer.

Reading heads only is much faster than loading positions; a scenario is loaded when it is opened.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from engine.cards.facts import card_catalogue as facts
from engine.editions import SWITCHES
from engine.positions import list_all
from engine.positions.position import Bilingual
from engine.positions.yaml_sheet import MAX_BYTES
from engine.rules import RULES
from engine.rules.documents import FOURTH

LESSON, RULING, OWN = "lesson", "ruling", "own"
NOTHING = Bilingual("")
TABLE = "\nplayers:"
"""text at which the head ends, in every scenario that comes with the tutor"""
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class ScenarioEntry:
    """The head of one scenario file."""

    name: str
    """path below its folder without the suffix, such as ``rulings/dem-15``"""
    path: Path
    kind: str
    """``lesson``, ``ruling``, or ``own`` for a file in the user's folder"""
    title: Bilingual
    question: Bilingual
    cards: tuple[int, ...]
    rules: tuple[str, ...]
    edition: int
    reading: tuple[tuple[str, str], ...]
    """(switch, choice) for each undecided question of the rules that the scenario settles"""
    answer: Bilingual = NOTHING
    """the answer with its reasons"""
    fine: bool = True
    """whether the head could be read; if not, opening the file reports the errors"""

    @property
    def id(self) -> str:
        """The last part of the name."""
        return self.name.rpartition("/")[2]

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
    return tuple(_read(name, path, kinds[name]) for name, path in list_all().items())


def entries(own: Path | None = None) -> tuple[ScenarioEntry, ...]:
    """Return every scenario that comes with the tutor, then those in the user's folder."""
    own_files = {} if own is None else {path.relative_to(own): path for path in sorted(own.rglob("*.y*ml"))}
    return (*scenarios(), *(_read(name.with_suffix("").as_posix(), path, OWN) for name, path in own_files.items()))


def _read(name: str, path: Path, kind: str) -> ScenarioEntry:
    head: Any = None
    try:
        if path.stat().st_size <= MAX_BYTES:
            text = path.read_text(encoding="utf-8-sig")
            text = text if kind == OWN else text.partition(TABLE)[0]
            head = yaml.load(text, Loader=_Loader)  # noqa: S506  # a safe loader
    except (OSError, ValueError, RecursionError, yaml.YAMLError):
        head = None
    if not isinstance(head, dict):
        return ScenarioEntry(name, path, kind, Bilingual(name), NOTHING, (), (), FOURTH, (), fine=False)
    switches = head.get("switches")
    reading = switches.items() if isinstance(switches, dict) else ()
    edition = head.get("edition", FOURTH)
    return ScenarioEntry(
        name,
        path,
        kind,
        title=_words(head.get("title"), name.rpartition("/")[2]),
        question=_words(head.get("question") or head.get("text"), ""),
        cards=tuple(_cards(head.get("cards"))),
        rules=tuple(each for each in _listed(head.get("rules")) if each in RULES),
        edition=edition if edition in (1, 3, 4) else FOURTH,
        reading=tuple(
            (str(switch), str(choice))
            for switch, choice in reading
            if switch in SWITCHES and SWITCHES[switch].undecided
        ),
        answer=_joined(head.get("answer"), head.get("reasons")),
    )


def _joined(answer: Any, reasons: Any) -> Bilingual:
    texts = [_words(each, "") for each in (answer, *(reasons if isinstance(reasons, list) else ()))]
    return Bilingual(" ".join(each.en for each in texts), " ".join(each.uk for each in texts))


def _words(value: Any, default: str) -> Bilingual:
    if isinstance(value, dict) and isinstance(value.get("en"), str):
        return Bilingual(value["en"], value["uk"] if isinstance(value.get("uk"), str) else "")
    return Bilingual(value) if isinstance(value, str) else Bilingual(default)


def _listed(value: Any) -> list[str]:
    return [each for each in value if isinstance(each, str)] if isinstance(value, list) else []


def _cards(value: Any) -> Iterable[int]:
    catalogue = facts(FOURTH, ("base",))
    for title in _listed(value):
        try:
            yield catalogue.find(title)
        except LookupError:
            continue
