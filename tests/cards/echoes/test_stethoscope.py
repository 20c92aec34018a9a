"""Stethoscope: a 7, an 8 for a blue card melded by its echo effect, and foreseen a 9, too."""

from tests.kit import Table, empty, table

DECKS = {7: "Bicycle", 8: "Flight", 9: "Computers"}


def laid(hand: str) -> Table:
    return table({"blue": "Stethoscope", "hand": hand}, {}, decks=DECKS, further_decks=empty("echoes"))


def test_a_blue_card_is_worth_an_8() -> None:
    assert laid("Tools, Masonry").dogma("Stethoscope", "Tools").hand(0) == {"Masonry", "Bicycle", "Flight"}
    assert laid("Tools, Masonry").dogma("Stethoscope", "Masonry").hand(0) == {"Tools", "Bicycle"}
    assert laid("Oars").dogma("Stethoscope").hand(0) == {"Oars", "Bicycle"}


def test_foreseen_a_9_too() -> None:
    t = table({"hand": "Canning, Tools", "forecast": "Stethoscope"}, {}, decks=DECKS, further_decks=empty("echoes"))
    assert t.play("meld Canning").hand(0) == {"Bicycle", "Flight", "Computers"}
