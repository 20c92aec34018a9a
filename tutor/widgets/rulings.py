"""Which rulings of the catalogue speak of a rule or of a card."""

from __future__ import annotations

from tutor.scenario_index import RULING, ScenarioEntry, scenarios

MOST = 4
"""rulings that are named at one place"""


def rulings() -> tuple[ScenarioEntry, ...]:
    """Return all rulings that come with the tutor."""
    return tuple(each for each in scenarios() if each.kind == RULING)


def citing(rule: str) -> tuple[ScenarioEntry, ...]:
    """Return the rulings that cite a rule, those first whose first rule it is."""
    cited = [each for each in rulings() if rule in each.rules]
    return tuple(sorted(cited, key=lambda each: each.rules.index(rule)))


def about(card: int) -> tuple[ScenarioEntry, ...]:
    """Return the rulings in which a card plays a part, those first whose first card it is."""
    told = [each for each in rulings() if card in each.cards]
    return tuple(sorted(told, key=lambda each: each.cards.index(card)))
