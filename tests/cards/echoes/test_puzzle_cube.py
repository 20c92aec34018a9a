"""Puzzle Cube: a scored card melded, bottom cards scored, a win where all colors show as many; a 10 melded."""

from tests.kit import empty, table

DECKS = {10: "Software"}


def test_one_or_two_bottom_cards_are_scored() -> None:
    t = table(
        {"purple": "Puzzle Cube", "score": "Calendar", "red": "Oars, Archery, Metalworking < left"},
        {},
        decks=DECKS,
        further_decks=empty("echoes"),
    )
    end = t.dogma("Puzzle Cube", 0, "red")
    assert end.score(0) == {"Metalworking"}
    assert end.pile(0, "blue") == ["Software", "Calendar"]
    assert end.winners is None


def test_as_many_visible_in_each_color_wins() -> None:
    mine = {"purple": "Puzzle Cube", "red": "Oars, Archery, Metalworking < left"}
    t = table(mine, {}, decks=DECKS, further_decks=empty("echoes"))
    assert t.dogma("Puzzle Cube", 1, "red").winners == (0,)
