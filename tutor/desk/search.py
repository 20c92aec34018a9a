"""The search in the list of all scenarios: by card in either language, title, rule, edition and id.

Pure functions on the heads of the scenario files.
"""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain

from engine.lang.terms import Icon
from engine.rules import RULES
from engine.rules.documents import FOURTH
from engine.text.markup import slot_text
from engine.text.messages import LANGUAGES
from tutor.desk.headings import rules_under
from tutor.desk.question_index import QuestionIndex, Ranking
from tutor.desk.titles import all_cards, card_message, card_titles, rule_title
from tutor.desk.word_forms import SMALL, akin, fold, holds, nearest_word, root, synonymous, tokens
from tutor.panels.app_text import catalogue as words_of
from tutor.scenario_index import OWN, ScenarioEntry

CUTOFF = 0.72
"""minimum similarity of a misspelt word, as measured by :mod:`difflib`"""
SURE = 0.8
"""minimum similarity of a card's name to be added to exact matches"""
SLACK = 0.08
"""maximum difference in similarity to the best match"""
WEIGHTS = {
    "card": 8.0,
    "id": 7.0,
    "title": 5.0,
    "rule": 3.0,
    "edition": 6.0,
    "also in": 2.0,
    "question": 1.0,
    "answer": 0.5,
}
"""score of a matched word by field"""
ORDINALS = {
    1: ("first", "1", fold("перш")),
    3: ("third", "3", fold("трет")),
    4: ("fourth", "4", fold("четверт")),
}
EDITION = ("edition", fold("видан"))
"""beginnings of the words that name an edition in a query"""
LONG = 3
"""number of words of three letters or more that make a query a sentence; with a question mark two are enough"""
WORD = r"[\w'’ʼ]+"
"""a word with its apostrophes"""
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


@dataclass(frozen=True, slots=True)
class LookUp:
    """What was found for a query, with its spelling mended."""

    query: str
    """the query with the words for which its misspelt ones were taken"""
    found: list[Found]
    ranking: Ranking | None
    """the answers to a query that is a sentence"""
    respelt: tuple[tuple[str, str], ...] = ()
    """(word as typed and folded, word for which it was taken)"""


def look_up(query: str, among: Sequence[ScenarioEntry], edition: int | None = None) -> LookUp:
    """Return the scenarios and rules for a query; where nothing has a word, for the nearest spelling of it."""
    ranking = rank(query, among, edition)
    pairs = respelt(query, among, edition, ranking)
    taken = corrected(query, pairs, among) if pairs else query
    if ranking is None and pairs:
        ranking = rank(taken, among, edition)
    return LookUp(taken, search(taken, among, edition, ranking), ranking, pairs)


def search(
    query: str, among: Sequence[ScenarioEntry], edition: int | None = None, ranking: Ranking | None = None
) -> list[Found]:
    """Return the scenarios that match a query, best first; all in order for an empty query.

    For a few words, scenarios that match all of them are returned; if there are none, those that match more than half.
    Words in ``SMALL`` count only if there are no others. A word matches equal words, words that it begins, its other
    forms, and card titles with nearly the same spelling; without any such match, all words with nearly the same
    spelling. The title of a card returns only scenarios about that card. For a sentence, see ``rank``, whose result may
    be given as ``ranking``. A heading of a rulebook or a keyword returns first what rests on a rule under it.
    ``edition`` excludes other editions.
    """
    left = [entry for entry in among if entry.is_listed and (edition is None or edition in entry.editions)]
    asked = tokens(query)
    if not asked:
        return [Found(entry, 0.0) for entry in left]
    page = page_meant(query)
    if page is not None:
        there = set(rules_on(page))
        return [Found(entry, 1.0) for entry in left if there.intersection(entry.rules)]
    icon = icon_meant(query)
    if icon is not None:
        return _with_icon(icon, left)
    titled = card_titled(query)
    if titled is not None:
        return _about(titled, left)
    under = set(rules_headed(query))
    ranking = ranking or rank(query, among, edition)
    found = _ranked(query, ranking, left) if ranking is not None else _with_words(asked, left)
    # what rests on a rule under the heading that the query is comes first
    known = {each.entry.name for each in found}
    found += [Found(entry, 0.0) for entry in left if entry.name not in known and under.intersection(entry.rules)]
    return sorted(found, key=lambda each: not under.intersection(each.entry.rules))


def rules_headed(query: str) -> tuple[str, ...]:
    """Return the rules under the heading, or in the entry of a list of keywords, that a query is; else none."""
    return () if card_titled(query) is not None else rules_under(query) or rules_under(query, keyword=True)


def respelt(
    query: str, among: Sequence[ScenarioEntry], edition: int | None = None, ranking: Ranking | None = None
) -> tuple[tuple[str, str], ...]:
    """Return (folded word of a query, the word that it is taken for) for each word that nothing listed has."""
    if ranking is not None:
        return ranking.respelt
    asked = tuple(word for word in tokens(query) if word not in SMALL)
    if page_meant(query) or icon_meant(query) or card_titled(query) is not None or rules_headed(query):
        return ()
    left = [entry for entry in among if entry.is_listed and (edition is None or edition in entry.editions)]
    vocabulary = Counter(word for entry in left for kind, words in _index(entry) if kind != "id" for word in words)
    roots = {root(word) for word in vocabulary}
    found = []
    for word in asked:
        if len(word) < 3 or root(word) in roots or any(each.startswith(word) for each in vocabulary):
            continue
        if near := nearest_word(word, vocabulary, CUTOFF):
            found.append((word, near))
    return tuple(found)


def corrected(query: str, pairs: Iterable[tuple[str, str]], among: Sequence[ScenarioEntry]) -> str:
    """Return a query with the words for which its misspelt ones were taken, spelt as a text of the list has them."""
    spelling = {typed: _spelling(word, among) for typed, word in pairs}

    def instead(found: re.Match[str]) -> str:
        mended = spelling.get(fold(found[0]), found[0])
        return mended.lower() if found[0].islower() else mended

    return re.sub(WORD, instead, query)


def _spelling(word: str, among: Iterable[ScenarioEntry]) -> str:
    """Return a folded word as a title or a text has it, with its accents and apostrophes."""
    texts = (text for entry in among for each in (entry.title, entry.question, entry.reasoned) for text in each)
    titles = (words_of(language).message(card_message(card.id)) for card in all_cards().cards for language in LANGUAGES)
    rules = (words_of(language).message(f"rule-{rule}.title") for rule in RULES for language in LANGUAGES)
    found = (each for text in chain(titles, rules, texts) for each in re.findall(WORD, text) if fold(each) == word)
    return next(found, word)


def _vocabulary(indexed: Iterable[_Fields]) -> tuple[set[str], set[str]]:
    """Return all words of some scenarios, and those of their cards' titles."""
    vocabulary: set[str] = set()
    cards: set[str] = set()
    for fields in indexed:
        for kind, words in fields:
            vocabulary.update(words)
            if kind == "card":
                cards.update(words)
    return vocabulary, cards


def _with_words(asked: Sequence[str], left: Sequence[ScenarioEntry]) -> list[Found]:
    """Return the results for a few words."""
    asked = tuple(word for word in asked if word not in SMALL) or asked
    indexed = [(entry, _index(entry)) for entry in left]
    vocabulary, cards = _vocabulary(fields for _, fields in indexed)
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


@cache
def _icon_words() -> Mapping[str, Icon]:
    """Return the words for each icon, in every language: its name in the rulebook, and what it shows."""
    found: dict[str, Icon] = {}
    for language in LANGUAGES:
        for icon in Icon:
            for form in ("name", "spoken"):
                said = slot_text(icon, words_of(language), form)
                found |= {" ".join(tokens(part)): icon for part in re.split(r"[()]", said) if tokens(part)}
    return found


def icon_meant(query: str) -> Icon | None:
    """Return the icon that a query names, and nothing else, in any language; else ``None``."""
    return _icon_words().get(" ".join(tokens(query)))


def _with_icon(icon: Icon, among: Sequence[ScenarioEntry]) -> list[Found]:
    """Return the scenarios about cards that feature an icon, then those about cards that bear it."""
    catalogue = all_cards().facts
    found = []
    for entry in among:
        cards = [catalogue[card] for card in entry.cards if card in catalogue]
        worth = 2.0 * any(card.featured is icon for card in cards) + any(icon in card.slots for card in cards)
        if worth:
            found.append(Found(entry, worth))
    return sorted(found, key=lambda each: -each.worth)


PAGE = re.compile(r"(?:p|pp|page|pages|с|ст|стор|сторінка|сторінки)\.?\s*(\d{1,3})", re.IGNORECASE)


def page_meant(query: str) -> int | None:
    """Return the page of a rulebook that a query names ("p. 15", "с. 15"); ``None`` if it names none."""
    found = PAGE.fullmatch(query.strip())
    return int(found[1]) if found else None


def rules_on(page: int) -> tuple[str, ...]:
    """Return the ids of the rules that stand on a page of any rulebook."""
    return tuple(rule for rule, each in RULES.items() if any(_holds_page(place.page, page) for place in each.places))


def _holds_page(pages: str | None, page: int) -> bool:
    """Return whether pages such as ``"14-15"`` or ``"3, 7"`` hold a page."""
    for part in re.split(r"[,;]", pages or ""):
        ends = [int(number) for number in re.findall(r"\d+", part)]
        if ends and ends[0] <= page <= ends[-1]:
            return True
    return False


def is_named(query: str, card: int) -> bool:
    """Return whether a query has a word of a card's title as it is spelt, or its beginning, or one of its forms."""
    words = {word for title in card_titles(card) for word in title}
    return any(each.startswith(word) or akin(word, each) for word in tokens(query) for each in words)


def _about(card: int, among: Sequence[ScenarioEntry]) -> list[Found]:
    """Return the scenarios about a card, sorted by its place in their list; then own scenarios with it in the title.

    Those that tell only what older editions answer come after the others.
    """
    named = [Found(entry, 1.0 / (1 + entry.cards.index(card)), (card,), 1) for entry in among if card in entry.cards]
    called = [
        Found(entry, 0.0, (), 1)
        for entry in among
        if entry.kind == OWN
        and card not in entry.cards
        and any(holds(tokens(title), name, exactly=True) for title in entry.title for name in card_titles(card))
    ]
    return [*sorted(named, key=lambda each: (_older(each.entry), -each.worth)), *called]


def _older(entry: ScenarioEntry) -> bool:
    return FOURTH not in entry.editions


def rank(query: str, among: Sequence[ScenarioEntry], edition: int | None = None) -> Ranking | None:
    """Return the scenarios and the rules that answer a sentence, best first; ``None`` if the query is no sentence."""
    asked = tokens(query)
    asked = tuple(word for word in asked if word not in SMALL) or asked
    if sum(len(word) > 2 for word in asked) < LONG and not (len(asked) > 1 and query.rstrip().endswith("?")):
        return None
    if card_titled(query) is not None:
        return None
    left = tuple(entry for entry in among if entry.is_listed and (edition is None or edition in entry.editions))
    return _question_index(left, edition or edition_meant(query) or FOURTH).rank(query)


@lru_cache(maxsize=4)
def _question_index(among: tuple[ScenarioEntry, ...], edition: int) -> QuestionIndex:
    return QuestionIndex(among, edition)


def edition_meant(query: str) -> int | None:
    """Return the edition that a query names, as in "third edition" or "3e", in any language, or ``None``."""
    words = tokens(query)
    for at, word in enumerate(words):
        named = any(each.startswith(EDITION) for each in words[at + 1 : at + 3])  # "3-тє видання" is three words
        for edition, ordinals in ORDINALS.items():
            if word == f"{edition}e" or (named and word.startswith(ordinals)):
                return edition
    return None


def _ranked(query: str, ranking: Ranking, among: Sequence[ScenarioEntry]) -> list[Found]:
    """Return the results for a sentence."""
    entries, asked = {entry.name: entry for entry in among}, tokens(query)
    found = []
    for each in ranking.scenarios:
        entry = entries[each.name]
        named = tuple(card for card in entry.cards if any(holds(asked, title) for title in card_titles(card)))
        found.append(Found(entry, each.score, named))
    return found


def _meant(word: str, vocabulary: set[str], cards: set[str], *, last: bool) -> dict[str, float]:
    """Return the words of the index that match a word of the query, with the quality of each match."""
    fits = {each: 1.0 if each == word else 0.8 for each in vocabulary if each == word or _begins(each, word, last=last)}
    if len(word) < 3 or word in cards:
        return fits
    near = difflib.get_close_matches(word, cards if fits else vocabulary, n=6, cutoff=SURE if fits else CUTOFF)
    alike = {each: difflib.SequenceMatcher(a=word, b=each).ratio() for each in near}
    best = max(alike.values(), default=0.0)
    fits = {each: 0.7 * ratio for each, ratio in alike.items() if ratio > best - SLACK} | fits
    if cards & fits.keys():
        return fits
    forms = vocabulary - cards if fits else vocabulary  # a word that begins with "compel" is no form of "Compass"
    return {each: 0.5 for each in forms if akin(each, word) or synonymous(word, each)} | fits


def _begins(word: str, part: str, *, last: bool) -> bool:
    """Return whether a word begins with the typed text; one letter counts only as the last word."""
    return word.startswith(part) and (len(part) > 1 or last) and not part.isdecimal()


def _worth(meant: Sequence[Mapping[str, float]], fields: _Fields) -> tuple[int, float]:
    """Return (number of matching words, score)."""
    many, total = 0, 0.0
    for fits in meant:
        best = _best(fits, fields)
        many += best > 0
        total += best
    return many, total


def _best(fits: Mapping[str, float], fields: _Fields) -> float:
    """Return the best score of a word over all fields; 0 without a match."""
    return max((WEIGHTS[kind] * fits[word] for kind, words in fields for word in words if word in fits), default=0.0)


def _names(card: int, meant: Sequence[Mapping[str, float]]) -> bool:
    """Return whether a query contains a card's whole title in some language, or is only a part of it."""
    return any(
        all(any(word in fits for fits in meant) for word in title)
        or all(any(len(word) > 2 and word in fits for word in title) for fits in meant)
        for title in card_titles(card)
    )


@cache
def _index(entry: ScenarioEntry) -> _Fields:
    fields: list[tuple[str, tuple[str, ...]]] = [("id", (*tokens(entry.id), fold(entry.id)))]
    fields += [("card", title) for card in entry.cards for title in card_titles(card)]
    fields += [("title", tokens(text)) for text in entry.title if text]
    for rule in entry.rules:
        fields.append(("rule", (*tokens(rule.replace("-", " ")), rule)))
        fields += [("rule", rule_title(rule, language)) for language in LANGUAGES]
    for kind, editions in (("edition", (entry.edition,)), ("also in", entry.also_in)):
        for edition in editions:
            fields.append((kind, (f"{edition}e", str(edition))))
            said = (words_of(language).message(f"ui-find-edition-{edition}") for language in LANGUAGES)
            fields += [(kind, tokens(words)) for words in said]
    fields += [("question", tokens(text)) for text in entry.question if text]
    fields += [("answer", tokens(text)) for text in entry.reasoned if text]
    return tuple(fields)


@cache
def _titles() -> dict[tuple[str, ...], int]:
    """Return title -> card for every title in every language, with and without small words."""
    known = all_cards()
    ids = [*(each.id for each in known.cards), *(each.id for each in known.specials)]
    named = [(title, id_) for id_ in ids for title in card_titles(id_)]
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
    catalogue = all_cards()
    titles = {" ".join(title): card.id for card in catalogue.cards for title in card_titles(card.id)}
    near = difflib.get_close_matches(asked, titles, n=1, cutoff=CUTOFF)
    return titles[near[0]] if near else None


def rule_meant(query: str) -> str | None:
    """Return the rule that a query names by title, in any language, or by id; ``None`` if it names none.

    Synonyms will do, and the beginning of a title of one word: "compel" for "Compelled".
    """
    asked = tokens(query)
    small = tuple(word for word in asked if word not in SMALL)
    for rule in RULES:
        titles = [rule_title(rule, language) for language in LANGUAGES]
        for title in (*titles, tokens(rule.replace("-", " "))):
            if asked == title or (small and small == tuple(word for word in title if word not in SMALL)):
                return rule
    if card_titled(query) is not None:
        return None
    words = [(rule, rule_title(rule, language)) for rule in RULES for language in LANGUAGES]
    alike = (rule for rule, title in words if len(title) == len(small) and all(map(synonymous, small, title)))
    if (found := next(alike, None)) is not None or len(asked) != 1 or len(asked[0]) < LONG:
        return found
    return next((rule for rule, title in words if len(title) == 1 and title[0].startswith(asked[0])), None)
