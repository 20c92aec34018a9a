"""Computers: red or green may be splayed up; a 10 is drawn, melded and self-executed.

Sources: EXE-01; 4e base p. 20 (Draw and X), 22 (Self-execute), 24, 28 (Chain).
"""

import pytest

from tests.kit import NONE, Table, table

pytestmark = pytest.mark.editions(4, 3, 1)


def mine(tens: str = "Stem Cells, Databases", elevens: str = "", **more: str) -> Table:
    """Lay out: seat 1 has less efficiency. ``elevens`` are for the fourth edition; "" leaves that deck as it is."""
    return table(
        {"blue": "Computers, Writing", "hand": "Tools", **more},
        {"purple": "Empiricism", "hand": "Coal", "red": "Oars, Archery"},
        decks={9: "Ecology, Genetics", 10: tens} | ({11: elevens} if elevens else {}),
    )


def test_red_or_green_may_be_splayed_up_but_not_both_nor_another_color() -> None:
    t = mine(red="Flight, Mobility", green="Sailing, Paper < left", yellow="Agriculture, Masonry")
    end = t.dogma("Computers", "green", "no")
    request, options = end.asked[1]
    assert (options, request.optional) == (("red", "green"), True)
    assert (end.splay(0, "green"), end.splay(0, "red"), end.splay(0, "yellow")) == ("up", "none", "none")
    assert t.play("dogma Computers", idle=False).refuses(("red", "green"))


def test_one_card_or_a_color_splayed_up_is_not_offered() -> None:
    t = mine(red="Flight, Mobility < up", green="Sailing")
    end = t.dogma("Computers", "no")
    assert end.asked[1][0].kind == "yes-no"  # already Stem Cells
    assert end.splay(0, "red") == "up"


def test_the_10_is_melded_and_executed_for_you_only() -> None:
    t = mine()
    end = t.dogma("Computers", "yes")
    assert end.pile(0, "yellow") == ["Stem Cells"]
    assert end.score(0) == {"Tools"}
    assert end.deck(10) == ["Databases"]
    assert end.achievements(0) == set()  # no chain: Computers itself was activated
    assert end.bystander(t, 1)
    assert not end.free_draw


def test_its_demand_is_ignored() -> None:
    t = mine("Databases")
    end = t.dogma("Computers")
    assert end.pile(0, "green") == ["Databases"]
    assert end.bystander(t, 1)


def test_declining_the_splay_does_not_stop_the_second_effect() -> None:
    end = mine("Databases", red="Flight, Mobility").dogma("Computers", NONE)
    assert end.splay(0, "red") == "none"
    assert end.pile(0, "green") == ["Databases"]


@pytest.mark.editions(4)
def test_each_effect_of_the_10_is_executed() -> None:
    end = mine(elevens="Fusion").dogma("Computers", "yes")  # Stem Cells: score the hand, then draw an 11
    assert (end.score(0), end.hand(0)) == ({"Tools"}, {"Fusion"})


@pytest.mark.editions(4)
def test_software_executed_by_computers_earns_an_11_before_its_second_9_is_executed() -> None:
    t = mine("Software, Databases", "Fusion, Escapism")
    end = t.dogma("Computers")  # Software: scores Databases, melds Ecology and Genetics, executes Genetics
    assert end.achievements(0) == {"Fusion"}
    assert end.score(0) == {"Databases"}
    assert end.pile(0, "yellow") == ["Ecology"]
    assert end.pile(0, "purple") == ["Escapism"]  # Genetics, with nothing beneath it
    assert end.pile(0, "blue") == ["Genetics", "Software", "Computers", "Writing"]
    assert len(end.facts("chain")) == 1


@pytest.mark.editions(3, 1)
def test_software_executed_by_computers_earns_no_achievement_in_the_older_editions() -> None:
    """They have no Chain Rule: Software executes the second 10 that it melds, and that is all."""
    end = mine("Software, Databases, Robotics, Stem Cells").dogma("Computers", "yes")
    assert end.achievements(0) == set()
    assert not end.facts("chain")
    assert end.score(0) == {"Databases", "Tools"}
    assert end.pile(0, "red") == ["Robotics"]
    assert end.pile(0, "yellow") == ["Stem Cells"]
    assert end.pile(0, "blue") == ["Software", "Computers", "Writing"]


@pytest.mark.editions(3, 1)
def test_with_the_10s_gone_the_draw_ends_the_game_in_the_older_editions() -> None:
    end = mine("", score="Sailing").dogma("Computers")
    assert end.winners == (0,)
    assert end.game.result is not None
    assert end.game.result.reason == "win-score"


@pytest.mark.editions(4)
def test_an_11_melded_for_an_empty_10_is_executed() -> None:
    end = mine("", "Fusion, Escapism").dogma("Computers", "10")  # Fusion scores itself, the only 11
    assert end.score(0) == {"Fusion"}
