"""Whataboutism: every top card with a demand goes to the demander's board; if any did, the two score piles are swapped.

Sources: DEM-22; 4e base p. 17, 19, 21 (Exchange), 23 (Transfer).
"""

import pytest

from tests.kit import Table, table


def demanded(mine: str = "Sailing, Optics", theirs: str = "Ecology, Suburbia", **board: str) -> Table:
    """Lay out: seat 1 shows less concept, seat 2 as much."""
    return table(
        {"purple": "Whataboutism", "green": "Paper", "score": mine, "hand": "Tools"},
        {"score": theirs, "hand": "Coal", **board},
        {"blue": "Genetics", "purple": "Empiricism", "red": "Oars", "score": "Robotics"},
    )


def test_one_top_card_of_each_color_with_a_demand_goes_and_the_score_piles_are_exchanged() -> None:
    t = demanded(
        green="Banking, Mapmaking",
        yellow="Anatomy",
        red="Metalworking, Archery",
        purple="Monotheism, Philosophy < right",
        blue="Pottery",
    )
    end = t.dogma("Whataboutism")
    assert len(end.asked) == 1
    assert end.pile(0, "green") == ["Banking", "Paper"]
    assert end.pile(0, "yellow") == ["Anatomy"]
    assert end.pile(0, "purple") == ["Monotheism", "Whataboutism"]
    assert end.pile(1, "green") == ["Mapmaking"]  # it has a demand, but was covered
    assert end.pile(1, "red") == ["Metalworking", "Archery"]
    assert (end.pile(1, "purple"), end.splay(1, "purple")) == (["Philosophy"], "none")
    assert (end.pile(1, "blue"), end.pile(1, "yellow")) == (["Pottery"], [])
    assert (end.score(0), end.score(1)) == ({"Ecology", "Suburbia"}, {"Sailing", "Optics"})
    assert (end.hand(0), end.hand(1)) == ({"Tools"}, {"Coal"})
    assert end.bystander(t, 2)
    assert not end.free_draw


@pytest.mark.parametrize(("mine", "theirs"), [("", "Ecology"), ("Sailing", ""), ("", "")])
def test_an_empty_pile_is_exchanged_too(mine: str, theirs: str) -> None:
    end = demanded(mine, theirs, red="Archery").dogma("Whataboutism")
    assert end.pile(0, "red") == ["Archery"]
    assert end.score(0) == set(filter(None, [theirs]))
    assert end.score(1) == set(filter(None, [mine]))


def test_without_a_top_card_with_a_demand_the_score_piles_stay() -> None:
    t = demanded(red="Metalworking, Archery", blue="Pottery")
    assert t.dogma("Whataboutism").bystander(t, 0, 1, 2)


def test_two_victims_exchange_one_after_the_other() -> None:
    t = table(
        {"purple": "Whataboutism", "score": "Sailing"},
        {"red": "Archery", "score": "Ecology"},
        {"red": "Oars", "score": "Robotics"},
    )
    end = t.dogma("Whataboutism")
    assert end.pile(0, "red") == ["Oars", "Archery"]
    assert [end.score(seat) for seat in range(3)] == [{"Robotics"}, {"Sailing"}, {"Ecology"}]


def test_a_second_victim_without_such_a_card_keeps_its_pile() -> None:
    t = table(
        {"purple": "Whataboutism", "score": "Sailing"},
        {"red": "Archery", "score": "Ecology"},
        {"red": "Metalworking", "score": "Robotics"},
    )
    end = t.dogma("Whataboutism")
    assert [end.score(seat) for seat in range(3)] == [{"Ecology"}, {"Sailing"}, {"Robotics"}]


@pytest.mark.parametrize(("blue", "given"), [("Chemistry", True), ("Writing", False), ("Genetics", False)])
def test_fewer_concept_icons_are_vulnerable_a_tie_is_not(blue: str, given: bool) -> None:
    t = table({"purple": "Whataboutism"}, {"blue": blue, "green": "Banking"})
    assert t.dogma("Whataboutism").pile(0, "green") == (["Banking"] if given else [])
