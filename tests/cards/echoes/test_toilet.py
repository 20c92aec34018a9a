"""Toilet: a 4 tucked; a scored card is returned for each different bonus value; a card for another of its value."""

from tests.kit import NONE, Table, empty, table


def laid(**mine: str) -> Table:
    return table(
        {"purple": "Toilet", "red": "Bangle", "yellow": "Soap", "hand": "Paper", **mine},
        {"score": "Oars, Tools, Fermenting, Coal"},
        decks={4: "Navigation, Gunpowder", 3: "Compass"},
        further_decks=empty("echoes"),
    )


def test_a_card_of_each_bonus_value_is_returned_and_a_card_traded() -> None:
    end = laid().dogma("Toilet", "Tools", "Paper")
    assert end.score(1) == {"Oars", "Coal"}
    assert end.pile(0, "green") == ["Navigation"]
    assert end.hand(0) == {"Compass"}


def test_two_bonuses_of_one_value_count_once_and_the_trade_may_be_declined() -> None:
    end = laid(yellow="Noodles").dogma("Toilet", "Tools", NONE)
    assert end.score(1) == {"Oars", "Fermenting", "Coal"}
    assert end.hand(0) == {"Paper"}
