"""Morphine: an odd card scored; opponents return their odd ones for a 6; a card above the highest of them."""

from tests.kit import empty, table


def test_odd_cards_go_and_the_highest_of_them_counts() -> None:
    t = table(
        {"yellow": "Morphine", "hand": "Oars, Calendar"},
        {"hand": "Paper, Alchemy, Gunpowder, Tools"},
        decks={6: "Canning", 4: "Navigation"},
        further_decks=empty("echoes"),
    )
    end = t.dogma("Morphine", "Paper")
    assert end.score(0) == {"Oars"}
    assert end.hand(1) == {"Gunpowder", "Canning"}
    assert end.hand(0) == {"Calendar", "Navigation"}


def test_nothing_returned_is_a_1() -> None:
    """4e base p. 23, Value."""
    decks = {6: "Canning", 1: "Sailing"}
    t = table({"yellow": "Morphine"}, {"hand": "Calendar"}, decks=decks, further_decks=empty("echoes"))
    end = t.dogma("Morphine")
    assert end.hand(0) == {"Sailing"}
