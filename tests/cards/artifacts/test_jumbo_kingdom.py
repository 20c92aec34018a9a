"""Jumbo Kingdom: a color of mine is junked on all boards; then values of the junk are scored up to eleven points."""

from tests.kit import table


def test_a_color_of_all_boards_and_values_of_the_junk() -> None:
    t = table(
        {"purple": "Jumbo Kingdom", "red": "Coal, Archery"},
        {"red": "Construction, Road Building", "green": "The Wheel"},
        junk="Hypersonics",
        achievements="",
    )
    asking = t.play("dogma Jumbo Kingdom", "red", idle=False)
    assert set(asking.options()) == {"1", "2", "5", "11"}
    end = asking.play("2", "11")
    assert end.score(0) == {"Construction", "Road Building", "Hypersonics"}
    assert end.junk() == {"Coal", "Archery"}
    assert end.pile(1, "green") == ["The Wheel"]


def test_eleven_points_at_once_end_it() -> None:
    t = table(
        {"purple": "Jumbo Kingdom", "red": "Oars"}, {"green": "The Wheel"}, junk="Fusion, Writing", achievements=""
    )
    end = t.dogma("Jumbo Kingdom", "red", "11")
    assert end.score(0) == {"Fusion"}
