"""Chaturanga: a card is melded and one of its value foreshadowed; foreseen, one more by the number of colors."""

from tests.kit import empty, table

DECKS = {1: "Oars, Tools", 2: "Calendar", 3: "Paper", 4: "Gunpowder"}


def test_a_card_of_the_value_of_the_melded_one_is_foreshadowed() -> None:
    t = table({"purple": "Chaturanga", "hand": "Optics, Sailing"}, {}, decks=DECKS, further_decks=empty("echoes"))
    end = t.dogma("Chaturanga", "Optics")
    assert end.pile(0, "red") == ["Optics"]
    assert end.zone("forecast", 0) == {"Paper"}


def test_without_a_card_to_meld_the_value_is_0_and_a_1_is_foreshadowed() -> None:
    """4e base p. 23, Value."""
    t = table({"purple": "Chaturanga"}, {}, decks=DECKS, further_decks=empty("echoes"))
    assert t.dogma("Chaturanga").zone("forecast", 0) == {"Oars"}


def test_foreseen_one_more_of_the_number_of_colors() -> None:
    t = table(
        {"hand": "Fermenting, Sailing", "forecast": "Chaturanga", "red": "Archery"},
        {},
        decks=DECKS,
        further_decks=empty("echoes"),
    )
    end = t.play("meld Fermenting")
    assert end.pile(0, "green") == ["Sailing"]
    assert end.zone("forecast", 0) == {"Oars", "Gunpowder"}, "red, yellow, green and purple"
