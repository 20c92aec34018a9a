"""What cards show and say that needs an explanation: the rules of slots, and of words that came with the sets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.lang.nodes import (
    Bonuses,
    BonusOf,
    BonusPoints,
    HasBonus,
    Place,
    SelfExecute,
    Verb,
    WasForeseen,
    inside,
)
from engine.lang.terms import Bonus, Mark, Search, SlotContents
from engine.rules.documents import ULTIMATE
from engine.rules.index import RULES
from engine.run.machine import Machine

RULES_OF_MARKS: Mapping[Mark, str] = {
    Mark.IMAGE: "keyword-card-image",
    Mark.ECHO: "echo-effects",
    Mark.FLAG: "city-flag",
    Mark.FOUNTAIN: "city-fountain",
    Mark.PLUS: "city-plus",
    Mark.JUNK: "city-junk",
    Mark.UPLIFT: "city-uplift",
    Mark.UNSPLAY: "city-unsplay",
    Mark.LEFT: "city-arrow",
    Mark.RIGHT: "city-arrow",
    Mark.UP: "city-arrow",
}
"""the rule that explains a mark; empty slots have none, inspire effects are written on their cards"""
AT_ONCE = (Mark.PLUS, Mark.JUNK, Mark.UPLIFT, Mark.UNSPLAY, Mark.LEFT, Mark.RIGHT, Mark.UP)
"""the marks that act once, when their card is melded by a Meld action (Ultimate p. 22, Immediate Effect Icons)"""


def rule_of(contents: SlotContents) -> str:
    """Return the rule that explains what a slot holds; empty for a plain icon and for a slot without a rule."""
    if isinstance(contents, Bonus):
        return "bonus-icons"
    if isinstance(contents, Search):
        return "city-search"
    return RULES_OF_MARKS.get(contents, "") if isinstance(contents, Mark) else ""


def explained(slots: Iterable[SlotContents]) -> tuple[tuple[SlotContents, str], ...]:
    """Return the contents of slots that need an explanation, each once, with its rule; the card's image needs none."""
    found = dict.fromkeys(contents for contents in slots if contents is not Mark.IMAGE and rule_of(contents))
    return tuple((contents, rule_of(contents)) for contents in found)


def acts_at_once(contents: SlotContents) -> bool:
    """Return whether what a slot holds acts when its card is melded by a Meld action."""
    return isinstance(contents, Search) or contents in AT_ONCE


def words_explained(machine: Machine, card: int) -> tuple[str, ...]:
    """Return the rules of the words and icons of a card that are not in the rulebook of the base set, each once.

    Those of what its slots hold come last; a card without effects has them explained in full, and not here.
    """
    found: dict[str, None] = {}
    for code in machine.codes.of(card):
        if code.compels:
            found["compel-vulnerable"] = None
        for node in inside(code.tree):
            if isinstance(node, Verb):
                found[f"keyword-{node.value}"] = None
            elif isinstance(node, SelfExecute) and node.demands:
                found["keyword-super-execute"] = None
            elif isinstance(node, WasForeseen):
                found |= dict.fromkeys(("foreseen", "promotion"))
            elif isinstance(node, Bonuses | BonusOf | BonusPoints | HasBonus):
                found["bonus-icons"] = None
            elif isinstance(node, Place) and node.zone in machine.zones.of_word:
                found |= dict.fromkeys(machine.zones.kind(node.zone).rules[:1])
    if machine.codes.of(card):
        found |= dict.fromkeys(rule for _, rule in explained(machine.catalogue.facts[card].slots))
    return tuple(rule for rule in found if rule in RULES and _is_new(rule))


def _is_new(rule: str) -> bool:
    return all(place.document == ULTIMATE for place in RULES[rule].places)


def of_game(machine: Machine) -> tuple[tuple[SlotContents, str], ...]:
    """Return the contents of slots that need an explanation in a game, one for each rule, with the rule."""
    found: dict[str, SlotContents] = {}
    for facts in machine.catalogue.facts.values():
        for contents, rule in explained(facts.slots):
            found.setdefault(rule, contents)
    return tuple((contents, rule) for rule, contents in found.items())
