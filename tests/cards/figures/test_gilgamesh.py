"""Gilgamesh: castles twice, factories by castles, and opponents' castles against their scores."""

import pytest

from tests.kit import empty, table


def test_each_castle_gives_one_more_and_a_factory() -> None:
    """One of Gilgamesh himself and three of Mysticism: four that are visible."""
    t = table({"red": "Gilgamesh", "purple": "Mysticism"}, {"purple": "Monotheism"})
    assert (t.icons(0, "authority"), t.icons(0, "industry"), t.icons(0, "avatar")) == (8, 4, 1)
    assert (t.icons(1, "authority"), t.icons(1, "industry")) == (3, 0)


def test_nothing_while_he_is_covered() -> None:
    t = table({"red": "Oars, Gilgamesh < left", "purple": "Mysticism"}, {"red": "Archery", "score": "Coal"})
    assert (t.icons(0, "authority"), t.icons(0, "industry")) == (6, 0)  # Gilgamesh shows his own, splayed left
    assert t.points(1) == 5


def test_each_castle_of_an_opponent_takes_a_point_from_that_opponent() -> None:
    t = table(
        {"red": "Gilgamesh", "purple": "Mysticism"},
        {"red": "Archery", "score": "Coal"},
        {"blue": "Pottery", "score": "Tools"},
    )
    assert [t.points(seat) for seat in range(3)] == [1, 3, 1]  # he has a bonus of 1


def test_a_teammate_loses_nothing() -> None:
    t = table(
        {"red": "Gilgamesh"},
        {"yellow": "Masonry", "score": "Coal"},
        {"purple": "Mysticism", "score": "Banking"},
        {"green": "The Wheel", "score": "Steam Engine"},
        teams=(0, 1, 0, 1),
    )
    assert [t.points(seat) for seat in range(1, 4)] == [2, 5, 2]


def test_castles_that_another_karma_adds_take_no_points() -> None:
    """U28: each looks at the basic state. City States shows one castle, of which Maxwell makes three."""
    t = table({"red": "Gilgamesh"}, {"blue": "James Clerk Maxwell", "purple": "City States", "hand": "Tools, Oars"})
    assert t.icons(1, "authority") == 3
    assert t.points(1) == 7 - 1  # Maxwell has a bonus of 7


@pytest.mark.parametrize(("choice", "points"), [("possible", -2), ("never", 0)])
def test_how_low_a_score_falls(choice: str, points: int) -> None:
    t = table({"red": "Gilgamesh"}, {"yellow": "Masonry", "score": "Tools"}, switches={"score-below-zero": choice})
    assert t.points(1) == points
    assert [each for each in t.options() if each.startswith("achieve")] == []


def test_a_score_below_0_claims_nothing_and_loses() -> None:
    """Every deck is empty but for the last card: whoever draws beyond ends the game, and the higher score wins."""
    t = table(
        {"yellow": "Masonry"},
        {"red": "Gilgamesh"},
        decks=dict.fromkeys(range(1, 12), ""),
        further_decks=empty("figures"),
    )
    end = t.play("draw")
    assert [each for each in t.options() if each.startswith("achieve")] == []
    assert end.winners == (1,)
    assert {fact.seat: fact.number("points") for fact in end.facts("final-score")} == {0: -3, 1: 1}


def test_castles_by_his_karma_share() -> None:
    """Four visible ones would not share with six; eight do."""
    t = table(
        {"red": "Metalworking", "yellow": "Masonry"},
        {"red": "Gilgamesh", "purple": "Mysticism"},
        decks={1: "Pottery, Agriculture, Clothing"},
        further_decks=empty("figures"),
    )
    end = t.play("dogma Metalworking")
    assert end.hand(1) == {"Pottery"}
    assert end.hand(0) == {"Agriculture", "Clothing"}
