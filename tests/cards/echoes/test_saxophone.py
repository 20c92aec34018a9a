"""Saxophone: all four music notes in sight win; else each visible one is a 7."""

from tests.kit import empty, table


def test_each_visible_note_is_a_7() -> None:
    decks = {7: "Bicycle, Lighting, Combustion"}
    t = table({"purple": "Saxophone"}, {"purple": "Bell"}, decks=decks, further_decks=empty("echoes"))
    assert t.dogma("Saxophone").hand(0) == {"Bicycle", "Lighting"}


def test_all_four_win() -> None:
    t = table({"purple": "Saxophone"}, {"purple": "Bell"}, {"purple": "Flute"}, {"purple": "Piano"})
    assert t.dogma("Saxophone").winners == (0,)
