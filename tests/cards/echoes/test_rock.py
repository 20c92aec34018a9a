"""Rock: it beats Scissors on top of a green pile, and Paper wins for whom it is on top."""

from tests.kit import NONE, table


def test_scissors_beneath_a_transferred_card_win() -> None:
    end = table({"purple": "Rock"}, {"green": "Sailing, Scissors"}).dogma("Rock")
    assert end.winners == (0,)
    other = table({"purple": "Rock"}, {"green": "Sailing, Clothing"}).dogma("Rock", "Rock")
    assert other.winners is None
    assert other.hand(0) == {"Sailing"}


def test_paper_on_top_wins() -> None:
    t = table({"purple": "Rock", "green": "Sailing, Paper"}, {})
    assert t.dogma("Rock", "Sailing").winners == (0,)
    assert t.dogma("Rock", NONE).winners is None
