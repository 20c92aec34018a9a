"""Industrialization: draw and tuck three 6s; whoever alone has most efficiency returns the top red card.

In the third edition draw and tuck a 6 for each color with industry, and nothing is returned.
"""

import pytest

from tests.kit import NONE, table

pytestmark = pytest.mark.editions(4)


def test_the_single_player_with_most_efficiency_returns_the_top_red_card_and_goes_on() -> None:
    """SHR-04: Industrialization itself leaves; its second effect is executed all the same."""
    t = table(
        {"red": "Industrialization, Coal", "purple": "Railroad"},
        {"green": "The Wheel"},
        decks={6: "Canning, Democracy, Encyclopedia, Atomic Theory"},
    )
    asking = t.play("dogma Industrialization", idle=False)
    assert asking.options() == ("purple",), "red has one card left"
    end = asking.play("purple")
    assert end.pile(0, "red") == ["Coal"]
    assert end.pile(0, "purple") == ["Railroad", "Democracy"]
    assert end.pile(0, "yellow") == ["Canning"]
    assert end.pile(0, "blue") == ["Encyclopedia"]
    assert end.splay(0, "purple") == "right"
    assert end.deck(6) == ["Atomic Theory", "Industrialization"]
    assert end.bystander(t, 1)


@pytest.mark.parametrize(
    ("other", "returned"), [("Computers", False), ("Publications", True), ("Rocketry", False), ("Alchemy", True)]
)
def test_a_tie_or_less_returns_nothing(other: str, returned: bool) -> None:
    """Railroad shows two efficiency; the other board two, one, three and none."""
    t = table(
        {"red": "Industrialization", "purple": "Railroad"},
        {"blue": other},
        {"green": "Bicycle"},
        decks={6: "Canning, Machine Tools, Encyclopedia"},
    )
    end = t.dogma("Industrialization") if returned else t.dogma("Industrialization", NONE)
    assert end.pile(0, "red") == (["Machine Tools"] if returned else ["Industrialization", "Machine Tools"])
    assert end.deck(6) == (["Industrialization"] if returned else [])
    assert end.bystander(t, 1, 2)


def test_none_for_everybody_is_a_tie() -> None:
    t = table({"red": "Industrialization"}, {}, decks={6: "Canning, Vaccination, Encyclopedia"})
    end = t.dogma("Industrialization")
    assert end.pile(0, "red") == ["Industrialization"]
    assert end.pile(0, "yellow") == ["Canning", "Vaccination"]


def test_a_sharer_is_measured_by_its_own_efficiency_and_loses_its_own_red() -> None:
    t = table(
        {"red": "Industrialization"},
        {"red": "Fission, Colonialism", "green": "Electricity"},
        decks={6: "Canning, Vaccination, Encyclopedia, Metric System, Classification, Atomic Theory", 9: "Services"},
    )
    end = t.dogma("Industrialization")
    assert end.pile(1, "red") == ["Colonialism"]
    assert end.deck(9) == ["Services", "Fission"]
    assert end.pile(0, "red") == ["Industrialization"]
    assert end.free_draw


@pytest.mark.editions(3)
@pytest.mark.parametrize(
    ("board", "tucked"),
    [
        ({}, 1),
        ({"yellow": "Canning", "blue": "Tools"}, 2),
        ({"yellow": "Masonry, Canning", "blue": "Tools"}, 1),
        ({"yellow": "Masonry, Canning < left", "blue": "Tools"}, 2),
        ({"yellow": "Masonry, Vaccination < left", "blue": "Tools"}, 1),
        ({"green": "Invention, Metric System < up", "blue": "Chemistry"}, 3),
        ({"yellow": "Steam Engine", "green": "Invention", "blue": "Chemistry", "purple": "Railroad"}, 5),
    ],
)
def test_third_edition_a_6_for_each_color_that_shows_industry_however_often(board: dict[str, str], tucked: int) -> None:
    """What a splay shows counts, and what is covered does not."""
    decks = {6: "Classification, Encyclopedia, Atomic Theory", 7: "Evolution, Refrigeration, Bicycle"}
    t = table({"red": "Industrialization", **board}, {"green": "The Wheel"}, decks=decks)
    end = t.dogma("Industrialization")
    assert end.deck(6) + end.deck(7) == (t.deck(6) + t.deck(7))[tucked:]
    assert end.pile(0, "green")[-1] == "Classification"
    assert ("Encyclopedia" in end.pile(0, "blue")) == (tucked > 1)
    assert end.pile(0, "red") == ["Industrialization"]
    assert end.hand(0) == end.score(0) == set()
    assert end.bystander(t, 1)


@pytest.mark.editions(3)
def test_third_edition_colors_are_counted_before_anything_is_tucked() -> None:
    """Canning and Metric System bring colors with industry, which count no more."""
    t = table(
        {"red": "Industrialization", "blue": "Chemistry"},
        {},
        decks={6: "Canning, Metric System, Emancipation, Democracy"},
    )
    end = t.dogma("Industrialization")
    assert (end.pile(0, "yellow"), end.pile(0, "green")) == (["Canning"], ["Metric System"])
    assert end.deck(6) == ["Emancipation", "Democracy"]


@pytest.mark.editions(3)
def test_third_edition_the_most_efficiency_costs_nothing() -> None:
    t = table(
        {"red": "Industrialization, Coal", "green": "Satellites"},
        {"green": "The Wheel"},
        decks={6: "Canning, Democracy"},
    )
    end = t.dogma("Industrialization", NONE)
    assert end.pile(0, "red") == ["Industrialization", "Coal"]
    assert end.deck(6) == ["Democracy"]


@pytest.mark.editions(3)
def test_third_edition_a_sharer_counts_its_own_colors_first() -> None:
    t = table(
        {"red": "Industrialization"},
        {"red": "Colonialism", "green": "Electricity"},
        {"red": "Oars"},
        decks={6: "Canning, Vaccination, Encyclopedia, Metric System, Democracy"},
    )
    end = t.dogma("Industrialization")
    assert end.pile(1, "yellow") == ["Canning", "Vaccination"]
    assert end.pile(0, "blue") == ["Encyclopedia"]
    assert end.free_draw
    assert end.hand(0) == {"Metric System"}
    assert end.bystander(t, 2)


@pytest.mark.editions(1)
@pytest.mark.parametrize(
    ("board", "icons", "tucked"),
    [
        ({}, 2, 1),
        ({"yellow": "Canning"}, 4, 2),
        ({"yellow": "Masonry, Canning < left"}, 3, 1),
        ({"yellow": "Masonry, Canning < left", "blue": "Chemistry"}, 5, 2),
        ({"green": "Electricity", "blue": "Chemistry", "yellow": "Canning"}, 8, 4),
    ],
)
def test_first_edition_a_6_for_every_two_industry_shown(board: dict[str, str], icons: int, tucked: int) -> None:
    """They are counted before anything is tucked; a smaller rest counts for nothing."""
    decks = {6: "Emancipation, Encyclopedia, Atomic Theory", 7: "Evolution, Refrigeration, Bicycle"}
    t = table({"red": "Industrialization", **board}, {"green": "The Wheel"}, decks=decks)
    assert t.icons(0, "industry") == icons
    end = t.dogma("Industrialization")
    assert end.deck(6) + end.deck(7) == (t.deck(6) + t.deck(7))[tucked:]
    assert end.pile(0, "purple") == ["Emancipation"]
    assert end.hand(0) == end.score(0) == set()
    assert end.bystander(t, 1)


@pytest.mark.editions(1)
def test_first_edition_a_sharer_counts_its_own_industry() -> None:
    t = table(
        {"red": "Industrialization"},
        {"red": "Machine Tools", "green": "Electricity", "yellow": "Canning"},
        decks={6: "Encyclopedia, Atomic Theory, Vaccination, Emancipation, Democracy"},
    )
    assert (t.icons(0, "industry"), t.icons(1, "industry")) == (2, 7)
    end = t.dogma("Industrialization")
    assert end.pile(1, "blue") == ["Encyclopedia", "Atomic Theory"]
    assert end.pile(1, "yellow") == ["Canning", "Vaccination"]
    assert end.pile(0, "purple") == ["Emancipation"]
    assert end.hand(0) == {"Democracy"}
    assert end.free_draw


@pytest.mark.editions(4, 3, 1)
def test_red_or_purple_may_be_splayed_right() -> None:
    t = table(
        {"red": "Industrialization, Oars", "purple": "Mysticism, Philosophy < left", "blue": "Tools, Writing"},
        {},
        decks={6: "Canning, Vaccination, Encyclopedia"},
    )
    asking = t.play("dogma Industrialization", idle=False)
    assert set(asking.options()) == {"red", "purple"}
    end = asking.play("red")
    assert [end.splay(0, color) for color in ("red", "purple", "blue", "yellow")] == ["right", "left", "none", "none"]
    assert asking.play(NONE).splay(0, "red") == "none"
