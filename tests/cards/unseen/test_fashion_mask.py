"""Fashion Mask: top cards with prosperity or industry are tucked, one hidden; yellow and purple keep five, aslant."""

from tests.kit import NONE, Table, table


def laid(**mine: str) -> Table:
    board = {"red": "Coal, Oars", "green": "Sailing, Paper", "blue": "Tools, Physics"}
    return table({"yellow": "Fashion Mask", **board, **mine}, {"purple": "Mysticism"})


def test_each_such_top_card_goes_to_the_bottom_and_one_may_be_safeguarded() -> None:
    t = laid()
    end = t.dogma("Fashion Mask", "Sailing")
    assert (end.pile(0, "red"), end.pile(0, "green")) == (["Oars", "Coal"], ["Paper"])
    assert end.pile(0, "blue") == ["Tools", "Physics"], "Tools has neither"
    assert end.zone("safe", 0) == {"Sailing"}
    assert end.bystander(t, 1)


def test_none_need_be_safeguarded() -> None:
    end = laid().dogma("Fashion Mask", NONE)
    assert end.zone("safe", 0) == set()
    assert end.pile(0, "green") == ["Paper", "Sailing"]


def test_yellow_and_purple_keep_their_top_five_and_go_aslant() -> None:
    yellow = "Fashion Mask, Agriculture, Fermenting, Machinery, Medicine, Anatomy, Vaccination"
    t = laid(yellow=yellow, purple="Education, Philosophy")
    end = t.dogma("Fashion Mask", NONE)
    assert end.pile(0, "yellow") == yellow.split(", ")[:5]
    assert end.score(0) == {"Anatomy", "Vaccination"}
    assert (end.splay(0, "yellow"), end.splay(0, "purple")) == ("aslant", "aslant")
    assert end.pile(0, "purple") == ["Education", "Philosophy"]
