"""Globalization: a top card with health goes back; an 11 is melded; points win unless health exceeds industry anywhere.

In the older editions a 6 is scored, before the points are counted.

Sources: VIC-04 (anybody may be the winner); 4e base p. 11, 17, 22 (Return), 30 (a tie is ignored).
"""

import pytest

from tests.kit import Table, table


def test_the_demanded_player_returns_a_top_card_with_health() -> None:
    t = table(
        {"yellow": "Globalization", "hand": "Tools"},
        {"yellow": "Statistics, Fermenting", "blue": "Calendar", "green": "Paper, Sailing", "score": "Oars"},
        {"red": "Composites", "green": "Clothing", "score": "Coal"},
        decks={11: "Escapism, Whataboutism, Hypersonics", 2: "Mapmaking", 10: "Software"},
    )
    end = t.dogma("Globalization", "Calendar")
    request, options = end.asked[1]
    assert (request.seat, set(options)) == (1, {"calendar", "statistics"})
    assert end.pile(1, "blue") == []
    assert end.deck(2) == ["Mapmaking", "Calendar"]
    assert (end.pile(1, "yellow"), end.pile(1, "green")) == (["Statistics", "Fermenting"], ["Paper", "Sailing"])
    assert end.pile(2, "green") == ["Clothing"]  # as much industry: immune
    assert end.winners is None  # seat 1 still shows two health and no industry
    assert t.play("dogma Globalization", idle=False).refuses(())


def test_without_a_top_card_with_health_nothing_is_returned_and_an_11_is_melded() -> None:
    t = table(
        {"yellow": "Globalization", "score": "Coal"},
        {"green": "Paper, Sailing", "score": "The Pirate Code"},
        decks={11: "Escapism, Fusion"},
    )
    end = t.dogma("Globalization")
    assert end.pile(1, "green") == ["Paper", "Sailing"]
    assert end.pile(0, "purple") == ["Escapism"]
    assert end.winners is None  # five points each: a tie voids it


def judged(*scores: str, **board: str) -> Table:
    """Lay out: seat 1 is vulnerable, with no health; seat 2 shares and melds Whataboutism, seat 0 Escapism."""
    return table(
        {"yellow": "Globalization", "score": scores[0]},
        {"blue": "Writing", "score": scores[1]},
        {"red": "Composites", "score": scores[2], **board},
        decks={11: "Whataboutism, Escapism, Fusion", 10: "Software"},
    )


@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        (("Ecology", "Coal", "Oars"), (0,)),
        (("Coal", "Ecology", "Oars"), (1,)),
        (("Oars", "Coal", "Ecology"), (2,)),
        (("Coal", "Oars", "The Pirate Code"), None),
    ],
)
def test_the_single_player_with_the_most_points_wins_whoever_executes(
    scores: tuple[str, str, str], winners: tuple[int, ...] | None
) -> None:
    assert judged(*scores).dogma("Globalization").winners == winners


@pytest.mark.parametrize(("green", "health", "over"), [("Clothing", 2, True), ("", 3, True), ("Clothing", 5, False)])
def test_health_up_to_the_industry_of_the_same_board_lets_somebody_win(green: str, health: int, over: bool) -> None:
    blue = "" if health == 2 else "Pottery"
    t = judged("Ecology", "Coal", "Oars", green=green, blue=blue)
    assert (t.icons(2, "health"), t.icons(2, "industry")) == (health, 3)
    assert t.dogma("Globalization").winners == ((0,) if over else None)


def test_an_empty_11_deck_ends_the_game_by_score_before() -> None:
    t = table({"yellow": "Globalization", "score": "Coal"}, {"blue": "Writing", "score": "Ecology"}, decks={11: ""})
    end = t.dogma("Globalization")
    assert end.winners == (1,)
    assert end.game.result is not None
    assert end.game.result.reason == "win-score"


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_the_demand_is_the_same_and_a_6_is_scored() -> None:
    t = table(
        {"yellow": "Globalization", "hand": "Tools"},
        {"yellow": "Statistics, Fermenting", "blue": "Calendar", "green": "Paper, Sailing", "score": "Oars"},
        {"red": "Composites", "green": "Clothing", "score": "Coal"},
        decks={2: "Mapmaking", 6: "Canning, Democracy, Vaccination", 10: "Software"},
    )
    end = t.dogma("Globalization", "Calendar")
    request, options = end.asked[1]
    assert (request.seat, set(options)) == (1, {"calendar", "statistics"})
    assert end.deck(2) == ["Mapmaking", "Calendar"]
    assert (end.pile(1, "yellow"), end.pile(1, "green")) == (["Statistics", "Fermenting"], ["Paper", "Sailing"])
    assert end.pile(2, "green") == ["Clothing"]  # as much industry: immune, and shares
    assert (end.score(0), end.score(1), end.score(2)) == ({"Democracy"}, {"Oars"}, {"Coal", "Canning"})
    assert end.pile(0, "yellow") == ["Globalization"]
    assert end.winners is None  # seat 1 still shows two health and no industry
    assert end.free_draw
    assert t.play("dogma Globalization", idle=False).refuses(())


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_without_a_top_card_with_health_nothing_is_returned() -> None:
    t = table({"yellow": "Globalization"}, {"green": "Paper, Sailing", "score": "Canning"}, decks={6: "Democracy"})
    end = t.dogma("Globalization")
    assert end.bystander(t, 1)
    assert end.score(0) == {"Democracy"}
    assert end.winners is None  # six points each: a tie voids it


def scored(*scores: str, **board: str) -> Table:
    """Lay out: seat 1 is vulnerable, with no health; seat 2 shares, and scores a 6 before seat 0 does."""
    return table(
        {"yellow": "Globalization", "score": scores[0]},
        {"blue": "Writing", "score": scores[1]},
        {"red": "Composites", "score": scores[2], **board},
        decks={6: "Canning, Democracy, Vaccination", 10: "Software"},
    )


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        (("Ecology", "Coal", "Oars"), (0,)),  # 9, 5 and 7 points when seat 2 executes it
        (("", "Computers", "Oars"), (1,)),
        (("Coal", "Paper", "Sailing, Calendar"), (2,)),
        (("Ecology", "Genetics", "Engineering"), (0,)),  # a tie at 9 for seat 2; seat 0 scores a 6 and has 15
        (("Paper", "Genetics", "Engineering"), None),  # a tie at 9 both times
    ],
)
def test_in_the_older_editions_the_single_player_with_the_most_points_wins_whoever_executes(
    scores: tuple[str, str, str], winners: tuple[int, ...] | None
) -> None:
    assert scored(*scores).dogma("Globalization").winners == winners


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(("green", "health", "over"), [("Clothing", 2, True), ("", 3, True), ("Clothing", 5, False)])
def test_in_the_older_editions_health_up_to_the_industry_of_the_same_board_lets_somebody_win(
    green: str, health: int, over: bool
) -> None:
    blue = "" if health == 2 else "Pottery"
    t = scored("", "", "Coal", green=green, blue=blue)
    assert (t.icons(2, "health"), t.icons(2, "industry")) == (health, 3)
    assert t.dogma("Globalization").winners == ((2,) if over else None)


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_the_game_ends_by_the_card_in_the_middle_of_the_action() -> None:
    """The sharer wins when it executes: the current player neither scores a 6 nor draws for sharing."""
    t = scored("", "", "Coal")
    end = t.dogma("Globalization")
    assert end.winners == (2,)
    assert end.score(0) == set()
    assert not end.free_draw
    assert end.game.result is not None
    assert end.game.result.reason != "win-score"
