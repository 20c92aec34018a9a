"""The search in the list of all scenarios: by card in either language, title, rule, edition and id.

Pure functions on the heads of the scenario files.
"""

from __future__ import annotations

import difflib
import math
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from engine.cards.facts import card_catalogue as facts
from engine.rules import RULES
from engine.rules.documents import FOURTH
from engine.text.messages import LANGUAGES
from tutor.scenario_index import LESSON, OWN, ScenarioEntry
from tutor.widgets.app_text import catalogue as words_of

CUTOFF = 0.72
"""minimum similarity of a misspelt word, as measured by :mod:`difflib`"""
SURE = 0.8
"""minimum similarity of a card's name to be added to exact matches"""
SLACK = 0.08
"""maximum difference in similarity to the best match"""
WEIGHTS = {"card": 8.0, "id": 7.0, "title": 5.0, "rule": 3.0, "edition": 6.0, "question": 1.0, "answer": 0.5}
"""score of a matched word by field"""
SENTENCE = {"card": 3.0, "id": 3.0, "title": 3.0, "question": 2.2, "rule": 1.6, "answer": 1.3, "edition": 1.0}
"""score of a matched word by field, for a query that is a sentence"""
LONG = 4
"""number of significant words that make a query a sentence; with a question mark two are enough"""
LESSONS = 0.8
"""factor for lessons in answer to a sentence, where rulings are preferred"""
NEAR = 0.45
"""minimum score, relative to the best, of a result for a sentence"""
STEM = 4
"""minimum common prefix of two forms of a word"""
ENDING = 3
"""maximum length of an ending of the longer form"""
SMALL = frozenset(
    re.split(
        " ",
        "a am an and any are as at be by can cant could do does doesnt dont for from get gets happen happened happens "
        "has have he her his how i if in is isnt it its me must my of on or she should so some still that the their "
        "them then there they this to was we were what when where which who why will with would you your а або б би "
        "в ви від відбувається до е з за и й к кого коли мене ми мы на навіщо не ні о один по про та так те то у хто "
        "це ця чи чим чому що щоб я як яка яке якии є і",
    )
)
"""words without meaning for a search, folded"""
ALIKE = (
    "icon symbol", "pile stack", "activator activate", "tie tied", "immediately simultaneously time once",
    "meet fulfil qualify", "equal same many enough", "hit vulnerable spared", "another own", "stay remain keep",
    "sixth six", "fifth five", "refuse skip decline", "owner own", "team teammate", "concede leave", "win winner",
    "show reveal", "значок символ", "передати перемістити", "поле зона", "жертва вразливий", "купа стос",
    "розіграти розіграш", "шосте шість", "іншого свої", "зачепити вразливий діяти", "стільки однаково",
    "найвища найцінніша", "найнижча найдешевша", "накрита під", "одразу відразу", "товариш напарник",
    "отримати дістати", "підкласти підкладена підсунути", "показати розкрити", "відмовитися пропустити",
    "здатися вийти", "виконувати застосовувати", "перемога виграти", "безкоштовний дармовий",
)  # fmt: skip
"""groups of synonyms"""
ENDINGS = tuple(
    re.split(
        " ",
        "увати ювати анням енням увала ment аєть яєть ують ають яють ання ення іння анні енні аниі ениі утиі ував "
        "нути нула нуто ing est ies ами ями ими ого ому ати яти ити іти ути ала ало али ила ило или єть ють ить уть "
        "ять ано ено уто ань ень ана ена нув es ed er ly ом ем ам ям ах ях ою ею ів их им ии оі еі ія іі ти ав ив ає "
        "яє аю яю не s e а я о е и і у ю ь в є",
    )
)
"""word endings in both languages, folded, longest first"""
MARKS = str.maketrans(dict.fromkeys("'’ʼ`´“”«»\"", ""))
_Fields = tuple[tuple[str, tuple[str, ...]], ...]


def others(entry: ScenarioEntry, among: Iterable[ScenarioEntry]) -> tuple[ScenarioEntry, ...]:
    """Return the scenarios for the same question under other readings."""
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


# --- the search ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Found:
    """A result of a search."""

    entry: ScenarioEntry
    worth: float
    cards: tuple[int, ...] = ()
    """the scenario's cards that the query names"""
    words: int = 0
    """number of matching words of the query"""


def fold(text: str) -> str:
    """Return text without case, accents, apostrophes and quotation marks."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(MARKS))
    return "".join(char for char in plain if not unicodedata.combining(char))


def tokens(text: str) -> tuple[str, ...]:
    """Return the folded words of a text."""
    return tuple(re.findall(r"\w+", fold(text)))


def search(query: str, among: Sequence[ScenarioEntry], edition: int | None = None) -> list[Found]:
    """Return the scenarios that match a query, best first; all in order for an empty query.

    For a few words, scenarios that match all of them are returned; if there are none, those that match more than half.
    In a sentence rare words count more, and all scenarios with nearly the best score are returned. Words in ``SMALL``
    count only if there are no others. A word matches equal words, words that it begins, its other forms, and card names
    with nearly the same spelling; without any such match, all words with nearly the same spelling. In a sentence it
    matches synonyms too. The title of a card returns only scenarios about that card. ``edition`` excludes other
    editions.
    """
    left = [entry for entry in among if edition is None or entry.edition == edition]
    asked = tokens(query)
    if not asked:
        return [Found(entry, 0.0) for entry in left]
    titled = card_titled(query)
    if titled is not None:
        return _about(titled, left)
    asked = tuple(word for word in asked if word not in SMALL) or asked
    indexed = [(entry, _index(entry)) for entry in left]
    vocabulary = {word for _, fields in indexed for _, words in fields for word in words}
    cards = {word for _, fields in indexed for kind, words in fields if kind == "card" for word in words}
    meant = [_meant(word, vocabulary, cards, last=place == len(asked) - 1) for place, word in enumerate(asked)]
    phrase = " ".join(asked)
    if len(asked) >= LONG or (len(asked) > 1 and query.rstrip().endswith("?")):
        return _sentence(indexed, _with_forms(asked, meant, vocabulary), phrase, tokens(query))
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


def _about(card: int, among: Sequence[ScenarioEntry]) -> list[Found]:
    """Return the scenarios about a card, sorted by its place in their list; then own scenarios with it in the title."""
    named = [Found(entry, 1.0 / (1 + entry.cards.index(card)), (card,), 1) for entry in among if card in entry.cards]
    called = [
        Found(entry, 0.0, (), 1)
        for entry in among
        if entry.kind == OWN
        and card not in entry.cards
        and any(_holds(tokens(title), name, exactly=True) for title in entry.title for name in card_names(card))
    ]
    return [*sorted(named, key=lambda each: -each.worth), *called]


def _sentence(
    indexed: Sequence[tuple[ScenarioEntry, _Fields]],
    meant: Sequence[Mapping[str, float]],
    phrase: str,
    sentence: Sequence[str],
) -> list[Found]:
    """Return the results for a sentence, scored by the rarity of the matching words."""
    bests = [[_best(fits, fields, SENTENCE) for fits in meant] for _, fields in indexed]
    rare = [math.log(1 + len(indexed) / (1 + sum(best[n] > 0 for best in bests))) for n in range(len(meant))]
    found = []
    for (entry, fields), best in zip(indexed, bests, strict=True):
        named = tuple(card for card in entry.cards if any(_holds(sentence, title) for title in card_names(card)))
        whole = sum(SENTENCE[kind] for kind, words in fields if f" {phrase}" in f" {' '.join(words)}")
        worth = sum(each * weight for each, weight in zip(best, rare, strict=True)) + whole
        worth *= LESSONS if entry.kind == LESSON else 1.0
        found.append(Found(entry, worth, named, sum(each > 0 for each in best)))
    least = NEAR * max((each.worth for each in found), default=0.0)
    return sorted((each for each in found if each.worth > 0 and each.worth >= least), key=lambda each: -each.worth)


def _meant(word: str, vocabulary: set[str], cards: set[str], *, last: bool) -> dict[str, float]:
    """Return the words of the index that match a word of the query, with the quality of each match."""
    fits = {each: 1.0 if each == word else 0.8 for each in vocabulary if each == word or _begins(each, word, last=last)}
    if len(word) < 3 or word in cards:
        return fits
    near = difflib.get_close_matches(word, cards if fits else vocabulary, n=6, cutoff=SURE if fits else CUTOFF)
    alike = {each: difflib.SequenceMatcher(a=word, b=each).ratio() for each in near}
    best = max(alike.values(), default=0.0)
    fits = {each: 0.7 * ratio for each, ratio in alike.items() if ratio > best - SLACK} | fits
    return fits if cards & fits.keys() else {each: 0.5 for each in vocabulary if _akin(each, word)} | fits


def _with_forms(
    asked: Sequence[str], meant: Sequence[Mapping[str, float]], vocabulary: set[str]
) -> list[dict[str, float]]:
    """Return the matches of a sentence's words, extended by other forms and synonyms."""
    by_head: dict[str, list[str]] = {}
    for each in vocabulary:
        by_head.setdefault(each[: STEM - 1], []).append(each)

    def forms(word: str) -> Iterator[str]:
        return (each for each in by_head.get(word[: STEM - 1], ()) if _akin(each, word))

    found = []
    for word, fits in zip(asked, meant, strict=True):
        others = [each for group in _alike() if any(_akin(word, one) for one in group) for each in group]
        all_ = {each: 0.6 for other in others for each in forms(other)} | dict.fromkeys(forms(word), 0.8)
        sure = {each: fit for each, fit in fits.items() if fit >= 0.8 or not all_}
        found.append({each: max(all_.get(each, 0.0), sure.get(each, 0.0)) for each in all_ | sure})
    return found


@cache
def _alike() -> tuple[tuple[str, ...], ...]:
    return tuple(tokens(group) for group in ALIKE)


def _begins(word: str, part: str, *, last: bool) -> bool:
    """Return whether a word begins with the typed text; one letter counts only as the last word."""
    return word.startswith(part) and (len(part) > 1 or last) and not part.isdecimal()


def _akin(word: str, other: str) -> bool:
    """Return whether two words differ in their endings only."""
    if word[0] != other[0]:
        return False
    longer = max(len(word), len(other))
    same = max(STEM, longer - ENDING)
    if min(len(word), len(other)) >= same and word[:same] == other[:same]:
        return True
    one, two = stem(word), stem(other)
    same = min(len(one), len(two)) - 1
    return one == two or (same >= STEM and abs(len(one) - len(two)) < ENDING and one[:same] == two[:same])


@cache
def stem(word: str) -> str:
    """Return a folded word without its ending (approximately)."""
    word = re.sub(r"(?<=\w{3})с[яь]$", "", word)
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= STEM - 1:
            return word[: -len(ending)]
    return word


def _worth(meant: Sequence[Mapping[str, float]], fields: _Fields) -> tuple[int, float]:
    """Return (number of matching words, score)."""
    many, total = 0, 0.0
    for fits in meant:
        best = _best(fits, fields, WEIGHTS)
        many += best > 0
        total += best
    return many, total


def _best(fits: Mapping[str, float], fields: _Fields, weights: Mapping[str, float]) -> float:
    """Return the best score of a word over all fields; 0 without a match."""
    return max((weights[kind] * fits[word] for kind, words in fields for word in words if word in fits), default=0.0)


def _names(card: int, meant: Sequence[Mapping[str, float]]) -> bool:
    """Return whether a query contains a card's whole title in some language, or is only a part of it."""
    return any(
        all(any(word in fits for fits in meant) for word in title)
        or all(any(len(word) > 2 and word in fits for word in title) for fits in meant)
        for title in card_names(card)
    )


def _holds(words: Sequence[str], title: Sequence[str], *, exactly: bool = False) -> bool:
    """Return whether words contain a whole title in order; unless exact, other grammatical cases match too."""
    return any(
        all(one == two or (not exactly and _akin(one, two)) for one, two in zip(words[at:], title, strict=False))
        for at in range(len(words) - len(title) + 1)
    )


@cache
def _index(entry: ScenarioEntry) -> _Fields:
    fields: list[tuple[str, tuple[str, ...]]] = [("id", (*tokens(entry.id), fold(entry.id)))]
    fields += [("card", title) for card in entry.cards for title in card_names(card)]
    fields += [("title", tokens(text)) for text in entry.title if text]
    for rule in entry.rules:
        fields.append(("rule", (*tokens(rule.replace("-", " ")), rule)))
        fields += [("rule", tokens(_message_text(language, f"rule-{rule}.title"))) for language in LANGUAGES]
    edition = str(entry.edition)
    fields.append(("edition", (f"{edition}e", edition)))
    fields += [("edition", tokens(_message_text(language, f"ui-find-edition-{edition}"))) for language in LANGUAGES]
    fields += [("question", tokens(text)) for text in entry.question if text]
    fields += [("answer", tokens(text)) for text in entry.answer if text]
    return tuple(fields)


@cache
def card_names(card: int) -> tuple[tuple[str, ...], ...]:
    """Return a card's title in every language, as folded words."""
    return tuple(tokens(_message_text(language, card_message(card))) for language in LANGUAGES)


def card_message(card: int) -> str:
    """Return the message id of a card's title."""
    catalogue = facts(FOURTH, ("base",))
    kind = "special" if catalogue.is_special(card) else "card"
    return f"{kind}-{catalogue.key[card]}"


@cache
def _titles() -> dict[tuple[str, ...], int]:
    """Return title -> card for every title in every language, with and without small words."""
    known = facts(FOURTH, ("base",))
    ids = [*(each.id for each in known.cards), *(each.id for each in known.specials)]
    named = [(title, id_) for id_ in ids for title in card_names(id_)]
    short = {tuple(word for word in title if word not in SMALL): card for title, card in named}
    return {title: card for title, card in short.items() if title} | dict(named)


def card_titled(query: str) -> int | None:
    """Return the card or special achievement whose whole title the query is, in any language, or ``None``."""
    return _titles().get(tokens(query))


def card_meant(query: str) -> int | None:
    """Return the card that a query names, in any language and with small misspellings, or ``None``."""
    titled = card_titled(query)
    if titled is not None:
        return titled
    asked = fold(query)
    catalogue = facts(FOURTH, ("base",))
    titles = {" ".join(title): card.id for card in catalogue.cards for title in card_names(card.id)}
    near = difflib.get_close_matches(asked, titles, n=1, cutoff=CUTOFF)
    return titles[near[0]] if near else None


def rule_meant(query: str) -> str | None:
    """Return the rule that a query names by title, in any language, or by id; ``None`` if it names none."""
    asked = tokens(query)
    small = tuple(word for word in asked if word not in SMALL)
    for rule in RULES:
        titles = [tokens(_message_text(language, f"rule-{rule}.title")) for language in LANGUAGES]
        for title in (*titles, tokens(rule.replace("-", " "))):
            if asked == title or (small and small == tuple(word for word in title if word not in SMALL)):
                return rule
    return None


def _message_text(language: str, message: str) -> str:
    return words_of(language).message(message)
