"""Every card, executed on random boards in every role it has: ``python -m tests.soak cards`` in small."""

from collections import Counter

import pytest

from engine.cards.facts import EDITIONS
from engine.cards.sets import BASE
from engine.lang.terms import EffectKind
from engine.model.cards import CardFacts
from engine.rules.documents import FOURTH
from tests.soak import (
    CARDS,
    DRAWN_8,
    DRAWN_10,
    FIGURE_ROLES,
    SCORED,
    TOP,
    execute,
    executor,
    go_on_with,
    programmed,
    roles_of,
    watching,
    ways_of,
)

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
    _runs_in_every_role(card, edition, (BASE,), ENOUGH)


@pytest.mark.parametrize("set_", ["unseen", "echoes", "artifacts"])
def test_every_card_of_a_set_runs_in_every_role(set_: str) -> None:
    cards = [card for card in programmed(FOURTH, (BASE, set_)) if card.set == set_]
    assert len(cards) >= 113
    for card in cards:
        _runs_in_every_role(card, FOURTH, (BASE, set_), 1)


def test_every_figure_is_a_top_card_covered_and_faded_and_its_karma_steps_in() -> None:
    """Cards of age 0 are executed as others are; karmas that wait for something rare need not step in."""
    sets = (BASE, "figures")
    cards = [card for card in programmed(FOURTH, sets) if card.set == "figures"]
    figures = [card for card in cards if EffectKind.KARMA in card.effects]
    assert (len(figures), len(cards)) == (115, 115)
    total, stepped = Counter[str](), set()
    for card in figures:
        found = Counter[str]()
        for seed in range(2):
            for way in ways_of(card):
                found += go_on_with(card, seed, way=way, sets=sets)
        assert found["top"], card.title
        assert found["melded"], card.title
        stepped |= {card.id} if found["steps in"] else set()
        total += found
    assert all(total[role] >= 30 for role in FIGURE_ROLES), total
    assert stepped <= watching()
    assert len(stepped) >= 0.75 * len(watching())


def test_every_card_of_age_0_runs_in_every_role() -> None:
    sets = (BASE, "figures")
    cards = [card for card in programmed(FOURTH, sets) if card.age == 0]
    assert len(cards) == 15
    for card in cards:
        _runs_in_every_role(card, FOURTH, sets, 1)


def _runs_in_every_role(card: CardFacts, edition: int, sets: tuple[str, ...], enough: int) -> None:
    roles, ways = roles_of(card, edition), ways_of(card, edition)
    found = execute(card, 0, edition=edition, sets=sets)
    for seed in range(1, MOST):
        if all(found[role] >= enough for role in roles):
            break
        found += execute(card, seed, way=ways[seed % len(ways)], edition=edition, sets=sets)
    assert all(found[role] >= enough for role in roles), (card.title, roles, found)
    assert not set(found) - {*roles, "nested"}


def test_the_roles_are_those_that_the_effects_allow() -> None:
    roles = {card.title: roles_of(card) for card in CARDS}
    assert roles["Writing"] == ("actor", "sharer", "nested")
    assert roles["City States"] == ("actor", "victim")
    assert roles["Archery"] == ("actor", "sharer", "victim", "nested")
    assert len(roles) == 115
    further = {card.title: card for set_ in ("echoes", "artifacts") for card in programmed(FOURTH, (BASE, set_))}
    assert roles_of(further["Chopsticks"]) == ("actor", "sharer", "nested", "echo", "foreseen")
    assert roles_of(further["Moses"]) == ("actor", "sharer", "victim", "nested", "showcase")
    assert roles_of(further["Pizza Pacaya"]) == ("actor", "victim", "showcase")


def test_an_older_edition_executes_a_green_card_only_where_it_is_drawn() -> None:
    third = {card.title: card for card in CARDS if card.age <= 10}
    by = {title: executor(card, 3) for title, card in third.items()}
    assert by["Writing"] == TOP
    assert by["Databases"] == by["Self Service"] == DRAWN_10
    assert by["Collaboration"] == by["Mass Media"] == DRAWN_8
    assert by["Satellites"] == by["The Wheel"] == ""
    assert "nested" not in roles_of(third["The Wheel"], 3)
    assert executor(third["The Wheel"], 4) == SCORED
