"""Every rule by its id, and the best place to cite it from."""

import difflib
from collections.abc import Mapping
from types import MappingProxyType

from engine.rules.chapters import (
    achievements,
    artifacts,
    cities,
    dogma,
    echoes,
    expansions,
    figures,
    keywords,
    players,
    setup,
    splay,
    turn,
    victory,
)
from engine.rules.documents import BASE_4E, BASE_4E_UK, BEST_FIRST, DOCUMENTS, Place, Rule

_CHAPTERS = (
    setup,
    turn,
    dogma,
    keywords,
    splay,
    achievements,
    victory,
    players,
    cities,
    echoes,
    artifacts,
    expansions,
    figures,
)

RULES: Mapping[str, Rule] = MappingProxyType({entry.id: entry for chapter in _CHAPTERS for entry in chapter.RULES})
"""All rules of the base game, in the order of the rulebook."""


class UnknownRuleError(KeyError):
    """No rule has this id."""

    code = "unknown-rule"

    def __init__(self, rule_id: str) -> None:
        super().__init__(rule_id)
        self.rule_id = rule_id
        self.nearest = next(iter(difflib.get_close_matches(rule_id, RULES, n=1, cutoff=0.5)), None)

    def __str__(self) -> str:
        hint = f"; did you mean {self.nearest!r}?" if self.nearest else ""
        return f"no rule {self.rule_id!r}{hint}"


def rule(rule_id: str) -> Rule:
    """The rule with this id."""
    try:
        return RULES[rule_id]
    except KeyError:
        raise UnknownRuleError(rule_id) from None


def replacements(edition: int, switches: Mapping[str, str]) -> Mapping[str, str]:
    """Return for each rule that does not hold in a game the rule that is cited in its place, by their ids.

    ``switches`` has the choice of every switch, by its id: it decides where the replacing rule names a choice, and the
    edition decides elsewhere.
    """

    def chosen(named: tuple[str, str]) -> bool:
        return switches[named[0]] == named[1]

    found = {}
    for each in RULES.values():
        holds = chosen(each.choice) if each.choice else edition in each.editions
        if holds and not (each.unless and chosen(each.unless)):
            found.update(dict.fromkeys(each.replaces, each.id))
    return MappingProxyType(found)


def silent(rule: Rule, edition: int) -> bool:
    """Return whether the documents of an edition say nothing of a rule, so that it is cited from another edition's.

    Of a rule that ended before the edition they say something else: it is cited by a switch, and from where it stands.
    """
    return edition <= max(rule.editions) and all(DOCUMENTS[place.document].edition != edition for place in rule.places)


def places_for(rule: Rule, edition: int, language: str) -> tuple[Place, ...]:
    """Where a rule stands, the best place first: the edition's own rulebook, then what explains it, then the rest.

    A reader of Ukrainian gets the Ukrainian rulebook before the English ones, for the fourth edition at the head and
    for the others (which have none in Ukrainian) before the fourth edition in English.
    """
    order = BEST_FIRST[edition]
    if language == "uk":
        english = [document for document in order if document != BASE_4E_UK]
        at = english.index(BASE_4E)
        order = (*english[:at], BASE_4E_UK, *english[at:])
    return tuple(sorted(rule.places, key=lambda place: order.index(place.document)))
