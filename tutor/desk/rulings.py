"""The rulings as a shelf: how sure each is, how its editions differ, and what is about a card, a rule or a heading.

Pure functions on the heads of the scenario files, for the list on the screen and for the command line.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.cards.facts import EDITIONS
from engine.cards.sets import BASE
from engine.rules import RULES
from engine.rules.documents import BASE_4E, BASE_4E_UK, FIRST, FOURTH, THIRD, THIRD_BOOK, ULTIMATE
from tutor.desk.search import rules_on
from tutor.scenario_index import LESSON, OWN, RULING, STUDY, ScenarioEntry

KINDS = (RULING, LESSON, STUDY, OWN)
RULEBOOKS = {FOURTH: (BASE_4E, BASE_4E_UK, ULTIMATE), THIRD: (THIRD_BOOK,), FIRST: ()}
"""the printed rulebooks of each edition; of the first none is known"""
OF_AN_EDITION = re.compile(r"-(3e|1e|first-edition)$")
"""end of the name of a ruling that tells the answer of an older edition"""


class Certainty(StrEnum):
    """How sure the answer of a ruling is."""

    RULEBOOK = "rulebook"
    """a rule that it rests on stands in a printed rulebook of its edition"""
    SECOND_HAND = "second-hand"
    """it rests on a help page, on cards, or on the publisher’s answers at second hand"""
    UNDECIDED = "undecided"
    """no document decides it: there is a scenario for each reading"""


def certainty(entry: ScenarioEntry) -> Certainty:
    """Return how sure the answer of a ruling is."""
    if entry.reading:
        return Certainty.UNDECIDED
    books = RULEBOOKS[max(entry.editions)]
    printed = any(place.document in books for rule in entry.rules for place in RULES[rule].places)
    return Certainty.RULEBOOK if printed else Certainty.SECOND_HAND


def _question(entry: ScenarioEntry) -> str:
    """Return the name of a ruling without reading and edition."""
    return OF_AN_EDITION.sub("", entry.matter)


def elsewhere(entry: ScenarioEntry, among: Iterable[ScenarioEntry]) -> tuple[ScenarioEntry, ...]:
    """Return the rulings that answer the same question for other editions, the latest edition first."""
    found = [
        each
        for each in among
        if each.kind == entry.kind == RULING
        and _question(each) == _question(entry)
        and not set(each.editions) & set(entry.editions)
    ]
    return tuple(sorted(found, key=lambda each: (-max(each.editions), each.name)))


def unanswered_editions(entry: ScenarioEntry, among: Iterable[ScenarioEntry]) -> tuple[int, ...]:
    """Return the editions for which no ruling answers the question, the latest first."""
    answered = {edition for each in (entry, *elsewhere(entry, among)) for edition in each.editions}
    return tuple(sorted(set(EDITIONS) - answered, reverse=True))


# --- narrowing ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the listed scenarios must have; an empty field asks for nothing."""

    kinds: Collection[str] = ()
    card: int | None = None
    rules: Collection[str] | None = None
    """at least one of these rules"""
    edition: int | None = None
    card_set: str = ""
    """a set of cards that is in play; ``base``: no other is"""
    page: int | None = None

    def fits(self, entry: ScenarioEntry) -> bool:
        """Return whether a scenario has all that is wanted."""
        return (
            entry.is_listed
            and (not self.kinds or entry.kind in self.kinds)
            and (self.card is None or self.card in entry.cards)
            and (self.rules is None or not set(self.rules).isdisjoint(entry.rules))
            and (self.edition is None or self.edition in entry.editions)
            and (not self.card_set or (entry.sets == (BASE,) if self.card_set == BASE else self.card_set in entry.sets))
            and (self.page is None or not set(rules_on(self.page)).isdisjoint(entry.rules))
        )


def narrowed(among: Iterable[ScenarioEntry], wanted: Wanted) -> Sequence[ScenarioEntry]:
    """Return the scenarios that have all that is wanted, in order."""
    return [entry for entry in among if wanted.fits(entry)]
