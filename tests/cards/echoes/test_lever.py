"""Lever: two 2s; every two returned cards of one value are worth a card one higher."""

from tests.kit import NONE, Table, empty, table


def laid() -> Table:
    return table(
        {"blue": "Lever", "hand": "Oars, Archery, Tools, Gunpowder, Reformation, Coal"},
        {},
        further_decks=empty("echoes"),
        decks={2: "Calendar, Construction, Mathematics", 5: "Physics, Banking", 6: "Industrialization"},
    )


def test_pairs_of_a_value_are_worth_a_card_one_higher_each() -> None:
    end = laid().dogma(
        "Lever", ("Oars", "Archery", "Tools", "Gunpowder", "Reformation", "Coal"), "Oars", "Archery", "Gunpowder"
    )
    assert end.hand(0) == {"Calendar", "Construction", "Mathematics", "Physics"}


def test_single_cards_are_worth_nothing() -> None:
    end = laid().dogma("Lever", ("Oars", "Gunpowder", "Coal"))
    assert end.hand(0) == {"Archery", "Tools", "Reformation", "Calendar", "Construction"}


def test_it_may_be_declined() -> None:
    assert len(laid().dogma("Lever", NONE).hand(0)) == 8
