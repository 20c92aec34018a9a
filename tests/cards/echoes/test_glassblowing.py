"""Glassblowing: an expansion card scored, a card three above the lowest top card foreshadowed, a deck junked."""

from tests.kit import Table, empty, table


def laid(**mine: str) -> Table:
    decks = {2: "Calendar", 3: "Paper", 5: "Physics", 4: "Gunpowder"}
    return table({"green": "Glassblowing", **mine}, {}, decks=decks, further_decks=empty("echoes"))


def test_three_higher_than_the_lowest_top_card_that_is_not_green() -> None:
    end = laid(hand="Soap, Oars", blue="Mathematics", purple="Feudalism").dogma("Glassblowing", "3")
    assert end.score(0) == {"Soap"}
    assert end.hand(0) == {"Oars"}
    assert end.zone("forecast", 0) == {"Physics"}
    assert (end.deck(3), end.deck(2)) == ([], ["Calendar"])


def test_without_another_color_the_value_is_0() -> None:
    """4e base p. 23, Value."""
    end = laid(hand="Oars").dogma("Glassblowing", "2")
    assert end.zone("forecast", 0) == {"Paper"}
    assert end.score(0) == set()
    assert end.deck(2) == []
