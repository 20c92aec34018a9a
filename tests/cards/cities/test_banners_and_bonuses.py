"""Flags, fountains and bonuses (Ultimate p. 20 and 22): expansion rules 10 and 18."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.lang.terms import Mark
from engine.query import banners
from engine.query import table as ask
from engine.query.eligibility import achievement_count, score_sum
from tests.kit import Table, table

SETS = ("base", "cities")


def laid(*players: Mapping[str, str], **more: object) -> Table:
    """Lay out a table with Cities."""
    return table(*players, sets=SETS, **more)  # type: ignore[arg-type]


def counting(t: Table, seat: int) -> list[tuple[str, str]]:
    """Return what counts as an achievement of a seat: (card, flag or fountain)."""
    return [(t.m.catalogue.title[card], mark.word) for card, mark in banners.counting(t.m, t.s, seat)]


# --- bonuses ------------------------------------------------------------------------------------------------


def test_the_highest_visible_bonus_is_whole_and_each_other_one_point() -> None:
    """Ultimate p. 20. Melbourne: three of 7; Bangkok: three of 11."""
    t = laid({"yellow": "Melbourne", "green": "Bangkok", "score": "Calendar, Oars"}, {})
    assert ask.bonuses(t.m, t.s, 0) == (11, 11, 11, 7, 7, 7)
    assert t.points(0) == 3 + 11 + 5
    why = score_sum(t.m, t.s, 0)
    assert why is not None
    assert dict(why.numbers) == {"pile": 3, "highest": 11, "others": 5, "points": 19}


def test_a_covered_bonus_counts_where_the_splay_shows_it() -> None:
    """Rome: a 2 in the top left slot. Baghdad: a 3 in the bottom right one."""
    rome = [laid({"purple": f"Mysticism, Rome{splay}"}, {}).points(0) for splay in ("", " < left", " < right", " < up")]
    assert rome == [0, 0, 2, 0]
    baghdad = [laid({"green": f"Sailing, Baghdad{s}"}, {}).points(0) for s in ("", " < left", " < right", " < aslant")]
    assert baghdad == [0, 3, 0, 3]


def test_bonuses_count_for_an_achieve_action_and_the_sum_is_told() -> None:
    t = laid({"green": "Baghdad", "score": "Calendar"}, {}, achievements="Oars")
    end = t.play("achieve 1")
    (why,) = end.facts("bonus-points")
    assert (why.number("points"), why.rule) == (5, "bonus-icons")
    assert end.facts("claimable")[0].number("points") == 5


def test_bonuses_count_where_the_score_decides_the_game() -> None:
    t = laid({"green": "Baghdad"}, {"score": "Calendar"}, decks=dict.fromkeys(range(1, 12), ""))
    end = t.play("draw")
    assert end.winners == (0,)
    assert [fact.number("points") for fact in end.facts("final-score")] == [3, 2]
    assert end.facts("bonus-points")


def test_an_effect_that_asks_for_points_counts_bonuses_and_their_sum_is_told() -> None:
    """Optics gives a scored card to an opponent with fewer points; Baghdad's bonus makes 4 of 1."""
    board = {"red": "Optics", "score": "Tools", "green": "Baghdad"}
    t = laid(board, {"score": "Calendar"}, decks={3: "Engineering"})
    end = t.dogma("Optics")
    assert t.points(0) == 4
    assert end.facts("bonus-points")[0].number("points") == 4
    assert end.score(1) == {"Calendar", "Tools"}


def test_cards_of_the_score_pile_are_no_bonuses() -> None:
    t = laid({"score": "Melbourne"}, {})
    assert (t.points(0), ask.bonuses(t.m, t.s, 0)) == (7, ())


def test_a_base_game_counts_none() -> None:
    t = table({"blue": "Tools", "score": "Calendar"}, {})
    assert not t.m.catalogue.banners
    assert not t.m.catalogue.has_bonuses
    assert (t.points(0), score_sum(t.m, t.s, 0)) == (2, None)


# --- flags --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "other", "counts"),
    [
        ("Stockholm", "", True),
        ("Stockholm", "Sailing", True),
        ("Stockholm", "Sailing, Clothing", True),
        ("Stockholm", "Sailing, Clothing < left", False),
        ("Stockholm, Mapmaking < up", "Sailing, Clothing < left", True),
        ("Stockholm, Mapmaking", "Sailing, Clothing < left", False),
        ("Mapmaking, Stockholm < aslant", "", False),
    ],
)
def test_a_flag_counts_while_it_is_visible_and_no_opponent_has_more_visible_cards(
    own: str, other: str, *, counts: bool
) -> None:
    """CIT-07: ties keep it; of a color that is not splayed one card is visible. A flag is in the top middle slot."""
    t = laid({"green": own}, {"green": other})
    assert counting(t, 0) == [("Stockholm", "flag")] * counts
    assert achievement_count(t.m, t.s, 0) == counts
    explained = banners.explained(t.m, t.s, 0)
    assert [fact.holds for fact in explained] == [counts] * ("Mapmaking, S" not in own)


def test_a_flag_stands_against_opponents_and_not_against_teammates() -> None:
    areas: tuple[Mapping[str, str], ...] = ({"green": "Stockholm"}, {}, {"green": "Sailing, Clothing < left"}, {})
    assert counting(laid(*areas), 0) == []
    in_teams = laid(*areas, teams=(0, 1, 0, 1))
    assert counting(in_teams, 0) == [("Stockholm", "flag")]
    assert [achievement_count(in_teams.m, in_teams.s, seat) for seat in range(4)] == [1, 0, 1, 0]


# --- fountains ----------------------------------------------------------------------------------------------


def test_each_visible_fountain_counts() -> None:
    """Guangzhou shows two: in the top middle and the bottom middle slot."""
    assert counting(laid({"red": "Guangzhou"}, {}), 0) == [("Guangzhou", "fountain")] * 2
    assert counting(laid({"red": "Oars, Guangzhou < up"}, {}), 0) == [("Guangzhou", "fountain")]
    assert counting(laid({"red": "Oars, Guangzhou < right"}, {}), 0) == []


# --- as achievements ----------------------------------------------------------------------------------------


def test_they_win_the_game_at_the_check_after_an_action() -> None:
    claimed = "Tools, Calendar, Paper, Anatomy, Coal"
    t = laid({"red": "Guangzhou", "hand": "Shanghai", "achievements": claimed}, {})
    end = t.play("meld Shanghai")
    assert end.winners == (0,)
    assert [fact.kind for fact in end.facts("fountain-counts")]


def test_they_count_where_a_tie_of_scores_is_decided() -> None:
    """Our reading: the most achievements are counted as for a victory."""
    t = laid({"yellow": "Shanghai", "score": "Tools"}, {"score": "Oars"}, decks=dict.fromkeys(range(1, 12), ""))
    assert t.play("draw").winners == (0,)


def test_why_they_count_is_told_when_that_changes() -> None:
    t = laid({"hand": "Stockholm, Mapmaking", "blue": "Tools"}, {"green": "Sailing"})
    melded = t.play("meld Stockholm")
    (why,) = melded.facts("flag-counts")
    assert (why.holds, why.number("own"), why.number("most"), why.rule) == (True, 1, 1, "city-flag")
    assert not t.play("draw").facts("flag-counts")
    covered = melded.play("meld Mapmaking")
    assert covered.facts("banner-gone")
    assert counting(covered, 0) == []


def test_a_flag_that_is_overtaken_says_so() -> None:
    t = laid(
        {"blue": "Tools", "purple": "Philosophy", "green": "Clothing, Sailing"},
        {"green": "Stockholm"},
    )
    first = t.play("draw")
    assert first.facts("flag-counts")[0].holds
    splayed = first.play("dogma Philosophy", "green", ())
    (why,) = splayed.facts("flag-counts")
    assert (why.holds, why.number("own"), why.number("most")) == (False, 1, 2)


@pytest.mark.parametrize(("choice", "wins"), [("counted-by-effects", True), ("for-victory-only", False)])
def test_whether_effects_that_count_achievements_see_them_is_a_switch(choice: str, *, wins: bool) -> None:
    """Self Service wins with twice as many achievements as each opponent."""
    t = laid(
        {"green": "Self Service", "yellow": "Shanghai", "achievements": "Tools"},
        {"achievements": "Oars"},
        switches={"banners": choice},
    )
    assert (t.dogma("Self Service").winners == (0,)) is wins


def test_they_are_no_cards() -> None:
    """Nothing can claim, junk or take one: no zone has them."""
    t = laid({"yellow": "Shanghai"}, {})
    assert t.achievements(0) == set()
    assert banners.counting(t.m, t.s, 0) == ((t.m.catalogue.find("Shanghai"), Mark.FOUNTAIN),)
