"""Every card, executed on random boards in every role it has: ``python -m tests.soak cards`` in small."""

import pytest

from engine.cards.facts import EDITIONS
from engine.model.cards import CardFacts
from tests.soak import CARDS, DRAWN_8, DRAWN_10, SCORED, TOP, execute, executor, programmed, roles_of

ENOUGH = 2
"""executions of a card in each role"""
MOST = 60
"""boards after which a role that has not come is taken for impossible"""
PRINTED = [
    pytest.param(edition, card, id=f"{card.key}-{edition}") for edition in EDITIONS for card in programmed(edition)
]
"""every card in every edition that has its program; that none is missing is asked in ``tests/cards``"""


@pytest.mark.parametrize(("edition", "card"), PRINTED)
def test_it_runs_in_every_role_with_all_invariants(edition: int, card: CardFacts) -> None:
    roles = roles_of(card, edition)
    found = execute(card, 0, nested=False, edition=edition)
    for seed in range(1, MOST):
        if all(found[role] >= ENOUGH for role in roles):
            break
        found += execute(card, seed, nested="nested" in roles and seed % 2 == 1, edition=edition)
    assert all(found[role] >= ENOUGH for role in roles), found
    assert not set(found) - {*roles, "nested"}


def test_the_roles_are_those_that_the_effects_allow() -> None:
    roles = {card.title: roles_of(card) for card in CARDS}
    assert roles["Writing"] == ("actor", "sharer", "nested")
    assert roles["City States"] == ("actor", "victim")
    assert roles["Archery"] == ("actor", "sharer", "victim", "nested")
    assert len(roles) == 115


def test_an_older_edition_executes_a_green_card_only_where_it_is_drawn() -> None:
    third = {card.title: card for card in CARDS if card.age <= 10}
    by = {title: executor(card, 3) for title, card in third.items()}
    assert by["Writing"] == TOP
    assert by["Databases"] == by["Self Service"] == DRAWN_10
    assert by["Collaboration"] == by["Mass Media"] == DRAWN_8
    assert by["Satellites"] == by["The Wheel"] == ""
    assert "nested" not in roles_of(third["The Wheel"], 3)
    assert executor(third["The Wheel"], 4) == SCORED
