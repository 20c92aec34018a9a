"""The five special achievements of Echoes (Ultimate p. 16, and what their cards print; expansion rule 23)."""

import pytest

from tests.kit import Table, table

SETS = ("base", "echoes")
PURPLE = "Flute, Puppet, Chaturanga, Pagoda, Novel, Sunglasses, Piano"
"""seven cards, each with a bonus and an image"""
BLUE = "Ruler, Lever, Linguistics, Almanac"
"""four echo effects at the bottom edge"""


def drew(area: dict[str, str], **more: object) -> Table:
    """Return the table after a Draw action: specials are looked at when any action ends."""
    return table(area, {}, sets=SETS, **more).play("draw")  # type: ignore[arg-type]


def test_supremacy_wants_three_icons_of_one_type_in_four_colors() -> None:
    three = {"red": "Metalworking", "yellow": "Masonry", "purple": "Mysticism"}
    assert "Supremacy" in drew({**three, "green": "The Wheel"}).achievements(0)
    assert "Supremacy" not in drew({**three, "green": "Clothing"}).achievements(0), "two [health] there"
    assert "Supremacy" not in drew({**three, "blue": "Tools"}).achievements(0), "three, but of another type"


def test_supremacy_counts_what_a_splay_shows() -> None:
    three = {"red": "Metalworking", "yellow": "Masonry", "purple": "Mysticism"}
    splayed = {**three, "green": "Scissors, The Wheel < up"}  # one [authority] on top, two of three below
    assert "Supremacy" in drew(splayed).achievements(0)
    assert "Supremacy" not in drew({**three, "green": "Scissors, The Wheel"}).achievements(0)


def test_destiny_wants_five_cards_in_the_forecast() -> None:
    assert "Destiny" in drew({"blue": "Tools", "forecast": "[1], [1], [2], [2], [3]"}).achievements(0)
    assert "Destiny" not in drew({"blue": "Tools", "forecast": "[1], [1], [2], [2]"}).achievements(0)


def test_wealth_wants_eight_visible_bonuses() -> None:
    assert "Wealth" in drew({"purple": f"{PURPLE} < aslant", "red": "Crossbow"}).achievements(0)
    assert "Wealth" not in drew({"purple": f"{PURPLE} < aslant"}).achievements(0)
    assert "Wealth" not in drew({"purple": f"{PURPLE} < left", "red": "Crossbow"}).achievements(0)


def test_heritage_wants_eight_visible_images_in_one_color() -> None:
    assert "Heritage" in drew({"purple": f"{PURPLE}, Mysticism < aslant"}).achievements(0)
    assert "Heritage" not in drew({"purple": f"{PURPLE} < aslant", "red": "Archery"}).achievements(0), "eight in two"
    assert "Heritage" not in drew({"purple": f"{PURPLE}, Mysticism < up"}).achievements(0), "some at the top left"


def test_history_wants_four_visible_echo_effects_in_one_color() -> None:
    assert "History" in drew({"blue": f"{BLUE} < up"}).achievements(0)
    assert "History" not in drew({"blue": f"{BLUE} < right"}).achievements(0)
    assert "History" not in drew({"blue": f"{BLUE.removesuffix(', Almanac')} < up", "purple": "Bell"}).achievements(0)


@pytest.mark.parametrize(("reading", "claimed"), [("visible", False), ("covered-too", True)])
def test_whether_covered_echo_effects_count_for_history_is_a_switch(reading: str, *, claimed: bool) -> None:
    end = drew({"blue": BLUE}, switches={"history": reading})
    assert ("History" in end.achievements(0)) is claimed


def test_the_left_of_the_current_player_claims_first() -> None:
    five = "[1], [1], [2], [2], [3]"
    end = table({"forecast": five}, {"forecast": five}, {"forecast": five}, sets=SETS).play("draw")
    assert "Destiny" in end.achievements(1)
