"""Camcorder: hands go over for a 9; all 9s are melded, and unless foreseen the rest is traded for three."""

from tests.kit import empty, table

NINES = {9: "Computers, Ecology, Satellites, Services, Composites"}


def test_hands_go_over_and_the_rest_is_returned_for_three_9s() -> None:
    mine, theirs = {"red": "Camcorder", "hand": "Oars"}, {"hand": "Tools, Collaboration"}
    end = table(mine, theirs, decks=NINES, further_decks=empty("echoes")).dogma("Camcorder", "Oars")
    assert end.hand(1) == {"Computers"}
    assert end.pile(0, "green") == ["Collaboration"]
    assert end.hand(0) == {"Ecology", "Satellites", "Services"}


def test_foreseen_the_other_cards_stay() -> None:
    t = table({"hand": "Software, Oars", "forecast": "Camcorder"}, {}, decks=NINES, further_decks=empty("echoes"))
    end = t.play("meld Software")
    assert end.hand(0) == {"Oars"}
