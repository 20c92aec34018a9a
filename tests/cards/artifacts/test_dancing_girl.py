"""Dancing Girl: from board to board, and a win for whom she began with."""

from tests.kit import table

MANY = {"purple": "Philosophy"}
"""as many [concept] as Dancing Girl shows"""
FEW = {"red": "Archery"}


def test_having_been_on_every_board_she_wins_for_whom_she_began_with() -> None:
    end = table({"yellow": "Dancing Girl"}, MANY, {"blue": "Experimentation"}).dogma("Dancing Girl")
    assert end.winners == (0,)
    assert [fact.seat for fact in end.facts("compelled")] == [1, 2]


def test_who_is_not_compelled_breaks_the_round() -> None:
    end = table({"yellow": "Dancing Girl"}, MANY, FEW).dogma("Dancing Girl")
    assert end.winners is None
    assert end.pile(1, "yellow") == ["Dancing Girl"]


def test_on_display_she_began_on_no_board() -> None:
    """The showcase: she goes to the other board, but has not been on that of her player."""
    played = table(MANY, {"display": "Dancing Girl"}, taken=1).play("draw", "Dancing Girl", idle=False)
    assert played.pile(0, "yellow") == ["Dancing Girl"]
    assert played.winners is None
    assert played.facts("artifacts-display-empty")


def test_a_sharer_does_not_win() -> None:
    """She began on the board of seat 0; seat 1 shares, but she did not begin on its board."""
    end = table({"yellow": "Dancing Girl"}, MANY, FEW).dogma("Dancing Girl")
    conditions = [fact for fact in end.facts("condition") if fact.seat == 1]
    assert [fact.holds for fact in conditions] == [False]
