"""Sudoku: a card of any value is melded and executed; nine different bonus values win."""

from tests.kit import empty, table


def test_the_melded_card_is_executed() -> None:
    decks = {1: "Writing", 2: "Construction"}
    t = table({"purple": "Sudoku", "hand": "Oars"}, {}, decks=decks, further_decks=empty("echoes"))
    end = t.dogma("Sudoku", ("Oars",), "1")
    assert end.pile(0, "red") == ["Oars"]
    assert end.pile(0, "blue") == ["Writing"]
    assert end.hand(0) == {"Construction"}


NINE = {
    "purple": "Sudoku, Crossword < aslant",
    "red": "Bangle, Crossbow, Kobukson < aslant",
    "yellow": "Soap, Stove < aslant",
    "green": "Chintz, Steamboat < aslant",
}


def test_nine_different_bonus_values_win() -> None:
    """11 and 8, 1, 3 and 5, 2 and 6, 4, and the 7 that is melded."""
    t = table(NINE, {}, decks={7: "Bicycle"}, further_decks={("echoes", 7): "Elevator"})
    end = t.dogma("Sudoku", "7")
    assert end.pile(0, "yellow")[0] == "Elevator"
    assert end.winners == (0,)
