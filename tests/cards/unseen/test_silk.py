"""Silk: a card is melded; one card of each color on the board may be scored from hand."""

from tests.kit import NONE, Table, table


def laid(hand: str, **me: str) -> Table:
    return table({"green": "Silk", "hand": hand, **me}, {"red": "Coal"})


def test_one_of_each_color_that_is_there_with_the_one_just_melded() -> None:
    t = laid("Agriculture, Domestication, The Wheel, Metalworking")
    end = t.dogma("Silk", "Agriculture", ("Domestication", "The Wheel"))
    assert end.pile(0, "yellow") == ["Agriculture"]
    assert end.score(0) == {"Domestication", "The Wheel"}
    assert end.hand(0) == {"Metalworking"}
    assert end.bystander(t, 1)


def test_of_two_of_a_color_i_pick_and_none_is_left_out() -> None:
    asking = laid("Agriculture, Domestication, Masonry, The Wheel").play("dogma Silk", "Agriculture", idle=False)
    assert asking.refuses(("Domestication", "Masonry"))
    assert asking.refuses(("The Wheel",))
    end = asking.play(("Masonry", "The Wheel"))
    assert end.score(0) == {"Masonry", "The Wheel"}


def test_it_may_be_declined_as_a_whole() -> None:
    assert laid("Agriculture, The Wheel").dogma("Silk", "Agriculture", NONE).score(0) == set()


def test_an_empty_hand() -> None:
    t = laid("")
    assert t.dogma("Silk").bystander(t, 0, 1)
