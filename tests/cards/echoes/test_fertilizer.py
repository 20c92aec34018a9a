"""Fertilizer: for a returned card all scored cards of its value come to hand; a card by the size of the hand."""

from tests.kit import NONE, empty, table


def test_all_scored_cards_of_the_value_come_to_hand() -> None:
    t = table(
        {"yellow": "Fertilizer", "hand": "Oars", "score": "Tools, Coal"},
        {"score": "Archery, Paper"},
        decks={2: "Calendar", 1: "Masonry"},
        further_decks=empty("echoes"),
    )
    end = t.dogma("Fertilizer", "Oars")
    assert end.hand(0) == {"Tools", "Archery"}
    assert end.zone("forecast", 0) == {"Calendar"}
    declined = t.dogma("Fertilizer", NONE)
    assert declined.hand(0) == {"Oars"}
    assert declined.zone("forecast", 0) == {"Masonry"}
