"""Radio Telescope: 9s by colors with concept, foreseen 10s, too; one is melded, and A.I. wins."""

from tests.kit import empty, table

DECKS = {9: "Computers, Ecology, Satellites", 10: "A.I., Software"}


def test_one_is_melded_and_the_rest_returned() -> None:
    t = table({"blue": "Radio Telescope", "purple": "Philosophy"}, {}, decks=DECKS, further_decks=empty("echoes"))
    end = t.dogma("Radio Telescope", "Ecology")
    assert end.pile(0, "yellow") == ["Ecology"]
    assert end.hand(0) == set()
    assert end.deck(9)[-1] == "Computers"
    assert end.winners is None


def test_foreseen_10s_too_and_a_i_wins() -> None:
    t = table({"hand": "Flight", "forecast": "Radio Telescope"}, {}, decks=DECKS, further_decks=empty("echoes"))
    assert t.play("meld Flight", "A.I.").winners == (0,)
    assert t.play("meld Flight", "Computers").winners is None
