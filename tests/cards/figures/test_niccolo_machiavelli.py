"""Niccolo Machiavelli: colors that he alone has splayed right; rivals' colors are unsplayed before his splays."""

from engine.query import karmas
from engine.query.eligibility import achievement_count
from tests.kit import table

RIGHT = "Tools, Writing < right"


def test_a_color_splayed_right_counts_as_an_achievement() -> None:
    t = table({"purple": "Niccolo Machiavelli", "blue": RIGHT, "red": "Archery, Metalworking < left"}, {})
    assert achievement_count(t.m, t.s, 0) == 1
    assert achievement_count(t.m, t.s, 1) == 0


def test_not_one_that_another_player_has_splayed_right_too() -> None:
    t = table(
        {"purple": "Niccolo Machiavelli", "blue": RIGHT, "red": "Archery, Metalworking < right"},
        {"red": "Oars, Engineering < right", "blue": "Calendar, Mathematics < left"},
    )
    assert karmas.achievements(t.m, t.s, 0) == ((t.m.catalogue.find("Niccolo Machiavelli"), 1),)


def test_the_change_is_told_and_wins() -> None:
    """Four achievements win for four players; the third is a color."""
    mine = {"purple": "Niccolo Machiavelli", "blue": RIGHT, "achievements": "[1], [2], [3], [4]"}
    t = table(mine, {"red": "Oars"}, {"green": "Sailing"}, {})
    end = t.play("draw")
    (fact,) = end.facts("count-as-achievements")
    assert fact.number("count") == 1
    assert end.winners == (0,)


def test_rivals_colors_are_unsplayed_first() -> None:
    """Paper may splay green or blue left."""
    t = table(
        {"purple": "Niccolo Machiavelli", "green": "Paper, Sailing"},
        {"green": "Mapmaking, The Wheel < right", "blue": "Tools, Writing < left"},
        {"red": "Archery, Oars < left"},
    )
    end = t.dogma("Paper", "green")
    assert end.splay(0, "green") == "left"
    assert (end.splay(1, "green"), end.splay(1, "blue"), end.splay(2, "red")) == ("none", "left", "left")


def test_an_opponents_splay_sets_off_nothing() -> None:
    t = table(
        {"green": "Paper, Sailing", "blue": "Alchemy"},
        {"purple": "Niccolo Machiavelli"},
    )
    end = t.dogma("Paper", "green")
    assert end.splay(0, "green") == "left"
    assert not end.facts("karma-first")
