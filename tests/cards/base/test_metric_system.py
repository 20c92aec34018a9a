"""Metric System: with green splayed right, perhaps splay any color right; then perhaps splay green right."""

import pytest

from tests.kit import NONE, table

pytestmark = pytest.mark.editions(4, 3, 1)

REST = {
    "red": "Oars, Archery",
    "yellow": "Masonry",
    "blue": "Tools, Writing < right",
    "purple": "Mysticism, Philosophy < up",
}


def test_with_green_splayed_right_any_color_that_can_be_is_offered() -> None:
    """One card cannot be splayed, nor what is splayed right already (4e base p. 24)."""
    t = table({"green": "Metric System, Sailing < right", **REST}, {"green": "The Wheel, Clothing"})
    asking = t.play("dogma Metric System", idle=False)
    assert set(asking.options()) == {"red", "purple"}
    end = asking.play("purple")
    colors = ("red", "yellow", "green", "blue", "purple")
    assert [end.splay(0, color) for color in colors] == ["none", "none", "right", "right", "right"]
    assert end.bystander(t, 1)
    assert asking.play(NONE).bystander(t, 0, 1)


@pytest.mark.parametrize("now", ["", " < left", " < up"])
def test_otherwise_only_green_is_offered_and_the_first_effect_does_not_come_back(now: str) -> None:
    only_green_is_offered(now)


@pytest.mark.editions(4)  # the older editions have no splay aslant
def test_aslant_is_not_right() -> None:
    only_green_is_offered(" < aslant")


def only_green_is_offered(now: str) -> None:
    t = table({"green": f"Metric System, Sailing{now}", **REST}, {})
    asking = t.play("dogma Metric System", idle=False)
    assert asking.options() == ("green",)
    end = asking.play("green")
    assert end.splay(0, "green") == "right"
    assert end.splay(0, "red") == "none"
    assert asking.play(NONE).bystander(t, 0, 1)


def test_a_single_green_card_offers_nothing() -> None:
    t = table({"green": "Metric System", **REST}, {})
    assert t.dogma("Metric System").bystander(t, 0, 1)


def test_a_sharer_is_judged_by_its_own_green_cards() -> None:
    t = table(
        {"green": "Metric System", "red": "Oars, Archery"},
        {"green": "Banking, Sailing < right", "red": "Coal, Optics"},
        decks={6: "Canning"},
    )
    end = t.dogma("Metric System", "red")
    assert end.asked[1][0].seat == 1
    assert (end.splay(1, "red"), end.splay(0, "red")) == ("right", "none")
    assert end.free_draw
    assert end.hand(0) == {"Canning"}
