"""The rulings about a rule or a card."""

from __future__ import annotations

from tutor.scenario_index import RULING, ScenarioEntry, scenarios

MOST = 4
"""maximum number of rulings listed at one place"""


def rulings() -> tuple[ScenarioEntry, ...]:
    """Return all rulings that come with the tutor."""
    return tuple(each for each in scenarios() if each.kind == RULING)


def citing(rule: str, edition: int) -> tuple[ScenarioEntry, ...]:
    """Return the rulings that cite a rule and hold in an edition, sorted by its place in their list of rules."""
    cited = [each for each in rulings() if rule in each.rules and edition in each.editions]
    return tuple(sorted(cited, key=lambda each: each.rules.index(rule)))


def about(card: int, edition: int) -> tuple[ScenarioEntry, ...]:
    """Return the rulings about a card that hold in an edition, sorted by its place in their list of cards."""
    found = [each for each in rulings() if card in each.cards and edition in each.editions]
    return tuple(sorted(found, key=lambda each: each.cards.index(card)))
