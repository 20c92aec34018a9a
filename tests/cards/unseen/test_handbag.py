"""Handbag: the bottom cards to hand, or the score pile onto the board, or one value of the hand scored; or nothing."""

from tests.kit import NONE, Table, table


def laid(**mine: str) -> Table:
    board = {"green": "Handbag, Sailing", "red": "Oars, Archery"}
    return table({**board, **mine}, {"blue": "Tools"}, specials="")


def test_the_bottom_card_of_each_color_comes_to_hand() -> None:
    t = laid(blue="Writing")
    end = t.dogma("Handbag", "option-1")
    assert end.hand(0) == {"Sailing", "Archery", "Writing"}
    assert (end.pile(0, "green"), end.pile(0, "red")) == (["Handbag"], ["Oars"])
    assert end.bystander(t, 1)


def test_the_score_pile_is_tucked() -> None:
    end = laid(score="Metalworking, Coal, Paper").dogma("Handbag", "option-2", "Metalworking")
    assert end.score(0) == set()
    assert end.pile(0, "red") == ["Oars", "Archery", "Metalworking", "Coal"]
    assert end.pile(0, "green") == ["Handbag", "Sailing", "Paper"]


def test_one_value_of_the_hand_is_scored() -> None:
    end = laid(hand="Pottery, Metalworking, Coal").dogma("Handbag", "option-3", 1)
    assert end.score(0) == {"Pottery", "Metalworking"}
    assert end.hand(0) == {"Coal"}


def test_it_may_stay_closed() -> None:
    t = laid(hand="Pottery")
    assert t.dogma("Handbag", NONE).bystander(t, 0, 1)
