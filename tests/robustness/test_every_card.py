"""Every card, executed on random boards in every role it has: ``python -m tests.soak cards`` in small."""

import pytest

from engine.model.cards import CardFacts
from tests.soak import CARDS, execute, roles_of

ENOUGH = 2
"""executions of a card in each role"""
MOST = 60
"""boards after which a role that has not come is taken for impossible"""


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_it_runs_in_every_role_with_all_invariants(card: CardFacts) -> None:
    roles = roles_of(card)
    found = execute(card, 0, nested=False)
    for seed in range(1, MOST):
        if all(found[role] >= ENOUGH for role in roles):
            break
        found += execute(card, seed, nested="nested" in roles and seed % 2 == 1)
    assert all(found[role] >= ENOUGH for role in roles), found
    assert not set(found) - set(roles)


def test_the_roles_are_those_that_the_effects_allow() -> None:
    roles = {card.title: roles_of(card) for card in CARDS}
    assert roles["Writing"] == ("actor", "sharer", "nested")
    assert roles["City States"] == ("actor", "victim")
    assert roles["Archery"] == ("actor", "sharer", "victim", "nested")
    assert len(roles) == 115
