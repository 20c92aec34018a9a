"""The ranking of scenarios and rules for a question typed as a sentence: a full-text index with BM25, in memory.

SQLite's FTS5 does the ranking: a word counts the more, the fewer scenarios have it. Every language is a row of its own.
"""

from __future__ import annotations

import math
import sqlite3
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.rules import RULES
from engine.text.markup import to_plain
from engine.text.messages import LANGUAGES
from tutor.desk.titles import card_title, card_titles, rule_title
from tutor.desk.word_forms import SMALL, has_synonyms, holds, nearest_word, root, tokens
from tutor.panels.app_text import catalogue as words_of
from tutor.scenario_index import ScenarioEntry

WEIGHTS = {"card": 1.0, "title": 4.0, "question": 0.5, "answer": 0.6, "rule": 0.5}
"""how often a word in each field counts; a ruling's answer is also in the words of the rules that it cites"""
NAMED = 1.3
"""factor for a scenario about a card that the question names"""
LESSONS = 0.7
"""factor for tables of lessons and puzzles and for studies, which are no answers"""
TO_PRACTICE = ("lessons/", "puzzles/", "studies/")
"""beginnings of their names"""
OTHER_EDITION = 0.6
"""factor for scenarios that tell the answer of other editions"""
NEAR = 0.45
"""minimum score, relative to the best, of a result"""
SPELT = 5
"""minimum number of letters of a word whose spelling is mended"""
CARD_CUTOFF, CUTOFF = 0.8, 0.8
"""minimum similarity of a misspelt word to one of a card's title, and to any other; see ``nearest_word``"""
ANSWERED = 0.5
"""minimum share of a question, by the rarity of its words, that a sure answer to it contains"""
ENOUGH = 8.5
"""minimum score of an answer that contains less; measured with ``python -m tests.desk.questions``"""
BETTER = 1.2
"""minimum score, relative to the best ruling, of a rule that answers in its stead"""
CLOSE, MOST_RULES = 0.8, 2
"""minimum score of a further rule relative to the best, and maximum number of rules"""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A scenario or a rule that has words of a question."""

    name: str
    """the scenario's name or the rule's id"""
    score: float
    covered: float
    """the share of the question, by the rarity of its words, that the scenario or rule contains: 0 to 1"""
    words: int
    """number of words of the question, other than small ones, that it contains"""

    @property
    def by_chance(self) -> bool:
        """Whether one word of several is all that it has in common with the question."""
        return self.words < 2 and self.covered < 1


@dataclass(frozen=True, slots=True)
class Ranking:
    """The scenarios and the rules that have words of a question, best first."""

    scenarios: tuple[Ranked, ...]
    rules: tuple[Ranked, ...]
    respelt: tuple[tuple[str, str], ...] = ()
    """(folded word of the question, the word that it was taken for) where the index does not have the word"""

    @property
    def answering_rules(self) -> tuple[str, ...]:
        """The rules that may answer the question, best first: they contain much of it, or more than any scenario."""
        rules = [each for each in self.rules if not each.by_chance]
        best = rules[0] if rules else None
        if best is None or not (best.covered >= ANSWERED or best.score >= max(ENOUGH, self._least_of_a_rule)):
            return ()
        near = [each.name for each in rules if each.score >= CLOSE * best.score]
        return tuple(near[:MOST_RULES])

    @property
    def by_rule_only(self) -> bool:
        """Whether a rule contains much of the question and no ruling comes near it."""
        best = next((each for each in self.rules if each.name in self.answering_rules[:1]), None)
        return best is not None and best.covered >= ANSWERED and best.score >= self._least_of_a_rule

    @property
    def _least_of_a_rule(self) -> float:
        return BETTER * self._best(self.scenarios)

    @property
    def unanswered(self) -> bool:
        """Whether neither a rule nor a ruling seems to answer the question."""
        best = max((*self.scenarios, *self.rules), key=lambda each: each.score, default=None)
        return best is None or (best.score < ENOUGH and best.covered < ANSWERED)

    @staticmethod
    def _best(ranked: Sequence[Ranked]) -> float:
        return max((each.score for each in ranked), default=0.0)


class QuestionIndex:
    """A full-text index of scenarios and of the rules of an edition."""

    def __init__(self, scenarios: Sequence[ScenarioEntry], edition: int) -> None:
        rules = [rule.id for rule in RULES.values() if edition in rule.editions]
        self._edition = edition
        self._entries = {entry.name: entry for entry in scenarios}
        self._roots: dict[str, set[str]] = {name: set() for name in (*self._entries, *rules)}
        self._title_words: Counter[str] = Counter()
        self._words: Counter[str] = Counter()
        self._db = sqlite3.connect(":memory:", check_same_thread=False)  # a server may answer in another thread
        fields = ", ".join(WEIGHTS)
        self._db.execute(f"CREATE VIRTUAL TABLE text USING fts5(name UNINDEXED, {fields})")
        for entry in scenarios:
            for language in LANGUAGES:
                self._add(entry.name, _scenario_words(entry, language))
        for rule in rules:
            for language in LANGUAGES:
                self._add(rule, {"title": rule_title(rule, language), "answer": _rule_text(rule, language)})
        self._carriers = Counter(each for roots in self._roots.values() for each in roots)

    def _add(self, name: str, fields: Mapping[str, Sequence[str]]) -> None:
        texts = []
        marks = ", ".join("?" * (1 + len(WEIGHTS)))
        for field in WEIGHTS:
            words = [word for word in fields.get(field, ()) if word not in SMALL]
            roots = [root(word) for word in words]
            self._words.update(words)
            self._roots[name].update(roots)
            texts.append(" ".join(roots))
        self._title_words.update(fields.get("card", ()))
        self._db.execute(f"INSERT INTO text VALUES ({marks})", (name, *texts))  # noqa: S608  # question marks only

    def rank(self, question: str) -> Ranking:
        """Return the scenarios and rules with words of a question, best first.

        A word matches its other forms and its synonyms; a word that nothing has matches the nearest spelling.
        """
        typed = tokens(question)
        asked = tuple(self._spelt(word) for word in typed)
        respelt = tuple((one, other) for one, other in zip(typed, asked, strict=True) if one != other)
        roots = tuple(dict.fromkeys(root(word) for word in asked if word not in SMALL))
        if not roots:
            return Ranking((), ())
        weights = ", ".join(map(str, (0, *WEIGHTS.values())))
        rows = self._db.execute(
            f"SELECT name, -bm25(text, {weights}) FROM text WHERE text MATCH ?",  # noqa: S608  # numbers of this module
            (" OR ".join(f'"{each}"' for each in roots),),
        )
        scores: dict[str, float] = {}
        for name, score in rows:
            scores[name] = max(score, scores.get(name, 0.0))
        found = [self._ranked(name, score, asked, roots) for name, score in scores.items()]
        found.sort(key=lambda each: -each.score)
        scenarios = tuple(each for each in found if each.name in self._entries)
        least = NEAR * scenarios[0].score if scenarios else 0.0
        rules = tuple(each for each in found if each.name not in self._entries)
        return Ranking(tuple(each for each in scenarios if each.score >= least), rules, respelt)

    def _ranked(self, name: str, score: float, asked: Sequence[str], roots: Sequence[str]) -> Ranked:
        rarity = {each: math.log((1 + len(self._roots)) / (1 + self._carriers[each])) for each in roots}
        held = sum(rarity[each] for each in roots if each in self._roots[name])
        entry = self._entries.get(name)
        if entry is not None:
            score *= NAMED if any(holds(asked, title) for card in entry.cards for title in card_titles(card)) else 1.0
            score *= LESSONS if name.startswith(TO_PRACTICE) else 1.0
            score *= 1.0 if self._edition in entry.editions else OTHER_EDITION
        return Ranked(name, score, held / sum(rarity.values()), sum(each in self._roots[name] for each in roots))

    def _spelt(self, word: str) -> str:
        """Return a word, or one of the index with nearly the same spelling if the index does not have it."""
        if len(word) < SPELT or self._carriers[root(word)] or word in SMALL or has_synonyms(word):
            return word
        of_titles = nearest_word(word, self._title_words, CARD_CUTOFF)
        return of_titles or nearest_word(word, self._words, CUTOFF) or word


def _scenario_words(entry: ScenarioEntry, language: str) -> dict[str, Sequence[str]]:
    rules = [(*rule_title(rule, language), *_rule_text(rule, language)) for rule in entry.rules]
    return {
        "card": [word for card in entry.cards for word in card_title(card, language)],
        "title": tokens(entry.title.of(language)),
        "question": tokens(entry.question.of(language)),
        "answer": tokens(entry.reasoned.of(language)),
        "rule": [word for words in rules for word in words],
    }


def _rule_text(rule: str, language: str) -> tuple[str, ...]:
    return tokens(to_plain(words_of(language).message(f"rule-{rule}"), words_of(language)))
