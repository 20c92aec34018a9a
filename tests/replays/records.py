"""The records: read from outside, cut into actions, and which of them can be replayed with the sets that there are."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from engine.cards.facts import card_catalogue
from engine.cards.library import codes

Raw = dict[str, Any]
"""a part of a record, as JSON has it"""

FILES = ("base", "engine", "cities", "unseen", "echoes", "artifacts", "figures", "engine_expansions")
NAMED = {"base": "base", "echo": "echoes", "figs": "figures", "city": "cities", "usee": "unseen", "arti": "artifacts"}
"""our names of the sets that there are, by those of the records"""
NO_SET = ("surv",)
"""what they name with the sets and is none; it has no cards"""
RETITLED = {
    "Chang'An": "Chang' An",
    "Frankfurk": "Frankfurt",
    "Kiev": "Kyiv",
    "Sao Paulo": "São Paulo",
    "Essen": "Lagos",
    "Almira, Queen of the Castle": "Almira, Queen of Castile",
    "Baroque-Longue la Belle": "Barque-Longue La Belle",
    "Battleship Bismark": "Battleship Bismarck",
    "Boerhavve Microscope": "Boerhaave Microscope",
    "Exxon Valdez": "Tanker Exxon Valdez",
    "Galleon Nuestra Senora De Atocha": "Galleon Nuestra Señora De Atocha",
    "Gujin Tushu Jinsheng": "Gujin Tushu Jicheng",
    "Hunt-Lennox Globe": "Hunt-Lenox Globe",
    "Mjolnir Amulet": "Mjölnir Amulet",
    "Plush Beweglich Rod Bear": "Plüsch Beweglich Rod Bear",
    "Antonie Van Leeuwenhoek": "Antonie van Leeuwenhoek",
    "Hedy Lamar": "Hedy Lamarr",
    "Leonardo Da Vinci": "Leonardo da Vinci",
    "Michaelangelo": "Michelangelo",
    "Pele": "Pelé",
    "Taiichi Ono": "Taiichi Ohno",
    "What Does the Fox Say": "What Does The Fox Say",
    "Where's Waldo": "Where's Waldo?",
}
"""titles that the records spell otherwise"""
COLORS = ("red", "yellow", "green", "blue", "purple")

_CATALOGUE = card_catalogue(4, tuple(NAMED.values()))
CARDS = {card.title: card for card in _CATALOGUE.cards}
SPECIALS = {special.title for special in _CATALOGUE.specials}
_ELSEWHERE = {"forecast": "echoes", "safe": "unseen", "artifact": "artifacts", "museum": "artifacts"}
"""zones that a set brings, with the set"""
SHOWCASE = "Free Artifact Action"
"""their question whether a Dogma action is taken with the Artifact on display"""
_DIRECTIONS = ("left", "right", "up", "aslant")
_TURN = re.compile(r"Choose \w+ Action$")
_LATER = re.compile(r"\((?!1)\d of \d\)$")
_VERB = re.compile(r"Choose (?:card\(s\)|an achievement) to (\w+)$")


@dataclass(frozen=True, slots=True)
class Said:
    """One answer of the record, asked or automatic."""

    actor: str
    words: tuple[str | int, ...]
    """titles, colours, values, players, yes or no, as the other implementation names them"""
    offered: tuple[str | int, ...] | None
    """what could be chosen; not known of an automatic answer"""
    verb: str = ""
    """what was done with the cards, where the question said so"""
    optional: bool = False
    """whether nothing could have been chosen"""
    goes_on: bool = False
    """whether it is the second or a later of several cards that are chosen one by one"""


@dataclass(frozen=True, slots=True)
class Played:
    """One action of a turn, and what was answered in it."""

    actor: str
    what: tuple[str, str]
    """``Draw``, ``Meld``, ``Dogma`` or ``Achieve``, and what was chosen under it; of a showcase, ``dogma`` or not"""
    before: Raw
    """the question answered by it"""
    said: tuple[Said, ...]
    after: Raw
    """the table when the last answer was carried out"""
    then: Raw
    """the question that stands then, or how the game ended"""


@dataclass(frozen=True, slots=True)
class Record:
    """One record, as it was written."""

    raw: Raw
    sets: tuple[str, ...] = ("base",)
    """the sets that it is replayed with, by our names; ``""`` for one that is not there"""
    lent: tuple[str, ...] = ()
    """those of them that it was not recorded with: it has a card or a zone of theirs, and nothing else is in play"""

    @property
    def id(self) -> str:
        return str(self.raw["id"])

    @property
    def initial(self) -> Raw:
        table: Raw = self.raw["initial"]
        return table

    @property
    def final(self) -> Raw:
        table: Raw = self.raw["final"]
        return table

    @property
    def stated(self) -> Raw:
        """What the record's own test says of the table at the end, by player: what counts as lying in each zone."""
        boards = [item["args"] for item in self.raw["script"] if item["op"] == "assert" and item["kind"] == "testBoard"]
        return {name: area for part in boards[-1:] for each in part for name, area in _areas(each)}

    @property
    def first_question(self) -> Raw | None:
        """The question that stands before anything was answered."""
        return next((item["next"] for item in self.raw["script"] if item["op"] == "run"), None)

    def actions(self) -> Iterator[Played]:
        """Yield the actions in order; what is said between two questions for an action belongs to the first."""
        chosen = [item for item in self.raw["script"] if item["op"] == "choose"]
        starts = [index for index, item in enumerate(chosen) if is_turn(item["prompt"])]
        if chosen and (not starts or starts[0]):
            raise ValueError(f"{self.id}: the first answer is no action")
        for start, end in pairwise([*starts, len(chosen)]):
            first, last = chosen[start], chosen[end - 1]
            (group,) = first["selection"]
            if first["prompt"]["title"] == SHOWCASE:
                group = {"title": SHOWCASE, "selection": [group]}
            (what,) = group["selection"]
            said = list(_automatic(first))
            for item, then in pairwise([*chosen[start + 1 : end], None]):
                prompt = item["prompt"]
                if then is not None and _refused(item, then):
                    continue
                said += _answered(prompt, item["selection"])
                said += _automatic(item)
            yield Played(
                first["prompt"]["actor"],
                (group["title"], _title(what)),
                first["prompt"],
                tuple(said),
                last["after"],
                last["next"],
            )

    def not_applicable(self) -> str:
        """Return why this cannot be replayed, or nothing if it can."""
        if not self.raw["supported"]:
            return "its own file says that it cannot be replayed"
        if "" in self.sets:
            return "needs a set that is not there"
        tables = [self.initial, self.final, *(item["after"] for item in self.raw["script"] if "after" in item)]
        catalogue = card_catalogue(4, self.sets)
        known = {card.title for card in catalogue.cards} | {special.title for special in catalogue.specials}
        if any(titles(table) - known for table in tables):
            return "needs cards of an expansion"
        programmed = codes(4, self.sets).programmed
        waits = {each.title for each in catalogue.cards if each.effects and each.id not in programmed}
        if any(titles(table) & waits for table in tables):
            return "needs a card that is not programmed"
        return ""


def _areas(board: Any) -> list[tuple[str, Raw]]:
    return [(name, area) for name, area in board.items() if isinstance(area, dict)] if isinstance(board, dict) else []


def is_turn(question: Raw) -> bool:
    """Return whether a question asks for an action, that of a showcase among them."""
    title = str(question.get("title"))
    return title == SHOWCASE or bool(_TURN.match(title))


def titles(table: Raw) -> set[str]:
    """Return all cards that lie on a table, decks and what can be claimed for an expansion's rules aside."""
    found = {*table["junk"], *table["available_standard"]}
    for area in table["players"].values():
        found.update(area["hand"], area["score"], area["achievements"], area["forecast"], area["safe"])
        found.update(area["artifact"], area["museum"])
        found.update(title for color in COLORS for title in area[color]["cards"])
    return found


def read(vectors: Path, name: str) -> list[Record]:
    """Return the records of one file."""
    with gzip.open(vectors / f"{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
        raws = [json.loads(line) for line in lines]
    return [Record(_retitled(raw), *_sets(raw)) for raw in raws]


def _sets(raw: Raw) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the sets of a record, and those that only lend it something."""
    settings = raw["fixtures"][0]["settings"]
    recorded = [NAMED.get(name, "") for name in settings["expansions"] if name not in NO_SET]
    foreign = titles(raw["initial"]) & {*raw.get("foreign_cards", ())}
    needed = {CARDS[RETITLED.get(title, title)].set for title in foreign}
    needed |= {"figures"} if settings["useAgeZero"] else set()
    for area in raw["initial"]["players"].values():
        needed |= {name for zone, name in _ELSEWHERE.items() if area[zone]}
    lent = [name for name in NAMED.values() if name in needed and name not in recorded]
    return (*recorded, *lent), tuple(lent)


def _retitled(value: Any) -> Any:
    """Return a part of a record with our titles."""
    if isinstance(value, dict):
        return {key: _retitled(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_retitled(each) for each in value]
    return RETITLED.get(value, value) if isinstance(value, str) else value


def _refused(item: Raw, then: Raw) -> bool:
    """Return whether an answer of several cards together could not be given, so that the very same was asked again."""
    one, other = item["prompt"], then["prompt"]
    same = one["choices"] == other["choices"] and str(other["title"]).endswith(str(one["title"]))
    return same and not item.get("auto") and len(item["selection"]) > 1 and len(one["choices"]) > 2


def _answered(prompt: Raw, selection: list[Any]) -> Iterator[Said]:
    """Yield what was answered: where something was chosen under a heading, the heading first."""
    actor, offered = prompt["actor"], _parts(map(_title, prompt["choices"]))
    goes_on = bool(_LATER.search(str(prompt.get("title"))))
    yield Said(actor, _parts(map(_title, selection)), offered, _verb(prompt), not prompt["min"], goes_on)
    groups = {each["title"]: each["choices"] for each in prompt["choices"] if isinstance(each, dict)}
    for each in selection:
        if isinstance(each, dict) and groups.get(each["title"]):
            yield Said(actor, _parts(each["selection"]), _parts(map(_title, groups[each["title"]])))


def _automatic(item: Raw) -> Iterator[Said]:
    for each in item.get("auto") or ():
        yield Said(each["actor"], tuple(each["selection"]), None, _verb(each))


def _parts(words: Iterable[str | int]) -> tuple[str | int, ...]:
    """Return words with what is one of theirs and two of ours: "dennis red", "dennis-red", "Oars, Tools".

    Of a color with its splay ("red left") the color.
    """
    found: list[str | int] = []
    for word in words:
        parts = re.split("[ -]", str(word))
        if len(parts) == 2 and parts[1] in COLORS and parts[0].islower():
            found += parts
        elif len(parts) == 2 and parts[0] in COLORS and parts[1] in _DIRECTIONS:
            found.append(parts[0])
        elif word not in CARDS and CARDS.keys() >= (pair := set(str(word).split(", "))):
            found += sorted(pair)
        else:
            found.append(word)
    return tuple(found)


def _verb(prompt: Raw) -> str:
    found = _VERB.search(str(prompt.get("title")))
    return found[1] if found else ""


def _title(choice: Any) -> Any:
    return choice["title"] if isinstance(choice, dict) else choice
