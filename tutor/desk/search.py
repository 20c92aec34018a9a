"""The list of all scenarios, and the search in it: by card in either language, title, rule, edition and id.

Pure functions over what the files say of themselves at their head; a file is read as a position only when it is opened.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from engine.cards.facts import catalogue as facts
from engine.editions import SWITCHES
from engine.positions import SCENARIOS
from engine.positions.nodes import MAX_BYTES
from engine.positions.position import Words
from engine.rules import RULES
from engine.rules.documents import FOURTH
from engine.text.catalogue import LANGUAGES
from tutor.widgets.speech import catalogue as words_of

LESSON, RULING, OWN = "lesson", "ruling", "own"
CUTOFF = 0.72
"""how alike a misspelt word must be, as :mod:`difflib` measures it"""
SURE = 0.8
"""how alike the name of a card must be to be meant beside what fits exactly"""
SLACK = 0.08
"""how much less alike than the best a word may be and still be meant as well"""
WEIGHTS = {"card": 8.0, "id": 7.0, "title": 5.0, "rule": 3.0, "edition": 6.0, "question": 1.0, "answer": 0.5}
"""what a word found there is worth"""
STEM = 4
"""how many letters two forms of one word have in common at least"""
ENDING = 3
"""how many letters of the longer form may be its ending"""
SMALL = frozenset(
    re.split(
        " ",
        "a an and are at be by can could do does for from have has how i if in is it its me must my of on or "
        "should so that the then there this to was what when where which who why will with would you your а або б "
        "би в ви від до е з за и й к коли кого мене ми мы на навіщо не ні о один по про та так те то у це ця хто "
        "чи чим чому що щоб як яка яке якии я є і",
    )
)
"""words that tell nothing of what is looked for, folded"""
NOTHING = Words("")
MARKS = str.maketrans(dict.fromkeys("'’ʼ`´“”«»\"", ""))
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class Entry:
    """What a scenario says of itself."""

    name: str
    """``rulings/dem-15``: its path below its folder, without the ending"""
    path: Path
    kind: str
    """``lesson``, ``ruling``, or ``own`` for what is in another folder"""
    title: Words
    question: Words
    cards: tuple[int, ...]
    rules: tuple[str, ...]
    edition: int
    reading: tuple[tuple[str, str], ...]
    """(switch, choice) of what no document decides"""
    answer: Words = NOTHING
    """with its reasons"""
    fine: bool = True
    """whether its head could be read; if not, opening it tells what is wrong"""

    @property
    def id(self) -> str:
        """The last part of its name."""
        return self.name.rpartition("/")[2]

    @property
    def matter(self) -> str:
        """What it is about, whatever the reading: its name without the choice that it ends with."""
        found = self.name
        for _, choice in self.reading:
            found = found.removesuffix(f"-{choice}")
        return found


def entries(own: Path | None = None, folders: Sequence[Path] = SCENARIOS) -> tuple[Entry, ...]:
    """Return every scenario that comes with the tutor, and those of a folder of one's own after them."""
    found: dict[str, Entry] = {}
    for folder in folders:
        for path in sorted(folder.rglob("*.yaml")):
            name = path.relative_to(folder).with_suffix("").as_posix()
            found.setdefault(name, _read(name, path, LESSON if name.startswith("lessons/") else RULING))
    mine = {} if own is None else {path.relative_to(own): path for path in sorted(own.rglob("*.y*ml"))}
    return (*found.values(), *(_read(name.with_suffix("").as_posix(), path, OWN) for name, path in mine.items()))


def others(entry: Entry, among: Iterable[Entry]) -> tuple[Entry, ...]:
    """Return the same matter under the other readings of what is undecided."""
    if not entry.reading:
        return ()
    switches = {switch for switch, _ in entry.reading}
    return tuple(
        each
        for each in among
        if each.matter == entry.matter
        and each.reading != entry.reading
        and {switch for switch, _ in each.reading} == switches
    )


# --- reading heads ------------------------------------------------------------------------------------------


def _read(name: str, path: Path, kind: str) -> Entry:
    head: Any = None
    try:
        if path.stat().st_size <= MAX_BYTES:
            head = yaml.load(path.read_text(encoding="utf-8-sig"), Loader=_Loader)  # noqa: S506  # a safe loader
    except (OSError, ValueError, RecursionError, yaml.YAMLError):
        head = None
    if not isinstance(head, dict):
        return Entry(name, path, kind, Words(name), Words(""), (), (), FOURTH, (), fine=False)
    switches = head.get("switches")
    reading = switches.items() if isinstance(switches, dict) else ()
    edition = head.get("edition", FOURTH)
    return Entry(
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


def _joined(answer: Any, reasons: Any) -> Words:
    said = [_words(each, "") for each in (answer, *(reasons if isinstance(reasons, list) else ()))]
    return Words(" ".join(each.en for each in said), " ".join(each.uk for each in said))


def _words(value: Any, default: str) -> Words:
    if isinstance(value, dict) and isinstance(value.get("en"), str):
        return Words(value["en"], value["uk"] if isinstance(value.get("uk"), str) else "")
    return Words(value) if isinstance(value, str) else Words(default)


def _listed(value: Any) -> list[str]:
    return [each for each in value if isinstance(each, str)] if isinstance(value, list) else []


def _cards(value: Any) -> Iterable[int]:
    catalogue = facts(FOURTH, ("base",))
    for title in _listed(value):
        try:
            yield catalogue.find(title)
        except LookupError:
            continue


# --- the search ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Found:
    """A scenario that a search has found."""

    entry: Entry
    worth: float
    cards: tuple[int, ...] = ()
    """those of its cards that were asked for"""
    words: int = 0
    """how many words of the query fit it"""


def fold(text: str) -> str:
    """Return text without what a searcher may leave out: case, accents, apostrophes and quotation marks."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(MARKS))
    return "".join(char for char in plain if not unicodedata.combining(char))


def tokens(text: str) -> tuple[str, ...]:
    """Return the words of a text as they are compared."""
    return tuple(re.findall(r"\w+", fold(text)))


def search(query: str, among: Sequence[Entry], edition: int | None = None) -> list[Found]:
    """Return the scenarios that a query fits, the best first; all, in their order, if nothing is asked.

    Where some fit every word, only they are found; else those that more than half fit. Small words count only if there
    are no others. A word fits what it equals or begins, other forms of itself, and names of cards that are nearly spelt
    so (in another case, say); if there is nothing of the kind, whatever nearly is. ``edition`` leaves out those
    of other editions.
    """
    left = [entry for entry in among if edition is None or entry.edition == edition]
    asked = tokens(query)
    if not asked:
        return [Found(entry, 0.0) for entry in left]
    asked = tuple(word for word in asked if word not in SMALL) or asked
    indexed = [(entry, _index(entry)) for entry in left]
    vocabulary = {word for _, fields in indexed for _, words in fields for word in words}
    cards = {word for _, fields in indexed for kind, words in fields if kind == "card" for word in words}
    meant = [_meant(word, vocabulary, cards, last=place == len(asked) - 1) for place, word in enumerate(asked)]
    phrase = " ".join(asked)
    found = []
    worths = [_worth(meant, fields) for _, fields in indexed]
    most = max((many for many, _ in worths), default=0)
    least = len(meant) if most == len(meant) else max(len(meant) // 2 + 1, most - 1)
    for (entry, fields), (many, worth) in zip(indexed, worths, strict=True):
        if many >= least:
            named = tuple(card for card in entry.cards if _names(card, meant))
            whole = sum(WEIGHTS[kind] for kind, words in fields if f" {phrase}" in f" {' '.join(words)}")
            found.append(Found(entry, worth + whole + 4 * len(named), named, many))
    return sorted(found, key=lambda each: (-each.words, -each.worth))


def _meant(word: str, vocabulary: set[str], cards: set[str], *, last: bool) -> dict[str, float]:
    """Return the words of the list that a word of the query may mean, and how well each fits."""
    fits = {each: 1.0 if each == word else 0.8 for each in vocabulary if each == word or _begins(each, word, last=last)}
    if len(word) < 3 or word in cards:
        return fits
    near = difflib.get_close_matches(word, cards if fits else vocabulary, n=6, cutoff=SURE if fits else CUTOFF)
    alike = {each: difflib.SequenceMatcher(a=word, b=each).ratio() for each in near}
    best = max(alike.values(), default=0.0)
    fits = {each: 0.7 * ratio for each, ratio in alike.items() if ratio > best - SLACK} | fits
    return fits if cards & fits.keys() else {each: 0.5 for each in vocabulary if _akin(each, word)} | fits


def _begins(word: str, part: str, *, last: bool) -> bool:
    """Return whether a word begins with what was typed; a single letter counts only while it is being typed."""
    return word.startswith(part) and (len(part) > 1 or last) and not part.isdecimal()


def _akin(word: str, other: str) -> bool:
    """Return whether two words may be forms of one, so that they differ in their endings only."""
    longer = max(len(word), len(other))
    same = max(STEM, longer - ENDING)
    return min(len(word), len(other)) >= same and word[:same] == other[:same]


def _worth(meant: Sequence[dict[str, float]], fields: Sequence[tuple[str, tuple[str, ...]]]) -> tuple[int, float]:
    """Return how many words of a query fit, and what that is worth."""
    many, total = 0, 0.0
    for fits in meant:
        best = max(
            (WEIGHTS[kind] * fits[word] for kind, words in fields for word in words if word in fits), default=0.0
        )
        many += best > 0
        total += best
    return many, total


def _names(card: int, meant: Sequence[dict[str, float]]) -> bool:
    """Return whether a query names a card: it has all of its title in some language, or is nothing but a part of it."""
    return any(
        all(any(word in fits for fits in meant) for word in title)
        or all(any(len(word) > 2 and word in fits for word in title) for fits in meant)
        for title in card_names(card)
    )


@cache
def _index(entry: Entry) -> tuple[tuple[str, tuple[str, ...]], ...]:
    fields: list[tuple[str, tuple[str, ...]]] = [("id", (*tokens(entry.id), fold(entry.id)))]
    fields += [("card", title) for card in entry.cards for title in card_names(card)]
    fields += [("title", tokens(text)) for text in entry.title if text]
    for rule in entry.rules:
        fields.append(("rule", (*tokens(rule.replace("-", " ")), rule)))
        fields += [("rule", tokens(_said(language, f"rule-{rule}.title"))) for language in LANGUAGES]
    edition = str(entry.edition)
    fields.append(("edition", (f"{edition}e", edition)))
    fields += [("edition", tokens(_said(language, f"ui-find-edition-{edition}"))) for language in LANGUAGES]
    fields += [("question", tokens(text)) for text in entry.question if text]
    fields += [("answer", tokens(text)) for text in entry.answer if text]
    return tuple(fields)


@cache
def card_names(card: int) -> tuple[tuple[str, ...], ...]:
    """Return a card's title in every language, as words to compare."""
    return tuple(tokens(_said(language, card_message(card))) for language in LANGUAGES)


def card_message(card: int) -> str:
    """Return the message that is a card's title."""
    catalogue = facts(FOURTH, ("base",))
    kind = "special" if any(each.id == card for each in catalogue.specials) else "card"
    return f"{kind}-{catalogue.key[card]}"


def card_meant(query: str) -> int | None:
    """Return the card that a query names, in either language and misspelt a little; ``None`` if it names none."""
    asked = fold(query)
    catalogue = facts(FOURTH, ("base",))
    titles = {" ".join(title): card.id for card in catalogue.cards for title in card_names(card.id)}
    near = difflib.get_close_matches(asked, titles, n=1, cutoff=CUTOFF)
    return titles[near[0]] if near else None


def rule_meant(query: str) -> str | None:
    """Return the rule that a query names by its title, in either language, or by its id; ``None`` if it names none."""
    asked = tokens(query)
    small = tuple(word for word in asked if word not in SMALL)
    for rule in RULES:
        titles = [tokens(_said(language, f"rule-{rule}.title")) for language in LANGUAGES]
        for title in (*titles, tokens(rule.replace("-", " "))):
            if asked == title or (small and small == tuple(word for word in title if word not in SMALL)):
                return rule
    return None


def _said(language: str, message: str) -> str:
    return words_of(language).message(message)
