"""Feudalism: a hand card with authority comes to my hand, and all special achievements go; yellow or purple left.

Sources: CRD-12; 4e base p. 19 ("if you do"), p. 28 (special achievements are junked like others).
"""

import pytest

from tests.kit import NONE, Table, table

SPECIALS = {"Monument", "Empire", "World", "Wonder", "Universe"}


def demanded(hand: str, mine: str = "Feudalism") -> Table:
    """Lay out: seat 1 is vulnerable, seat 2 is not and has claimed World."""
    return table(
        {"purple": mine, "hand": "Coal", "score": "Archery"},
        {"green": "Sailing", "hand": hand, "score": "Construction"},
        {"red": "Metalworking", "hand": "The Wheel", "achievements": "World"},
        decks={3: "Compass, Paper"},
        achievements="Calendar",
    )


def test_a_card_with_authority_of_the_demanded_players_choice_goes_to_my_hand() -> None:
    t = demanded("Oars, Road Building, Physics, Tools")
    end = t.dogma("Feudalism", "Tools")
    request, options = end.asked[1]
    assert request.seat == 1
    assert options == ("oars", "tools", "road-building")
    assert end.hand(0) == {"Coal", "Tools"}
    assert end.hand(1) == {"Oars", "Road Building", "Physics"}
    assert end.score(1) == {"Construction"}
    assert end.bystander(t, 2)
    # and then every special achievement that nobody has is junked, no standard one
    assert end.specials() == set()
    assert end.achievements(2) == {"World"}
    assert end.available() == {2}
    assert set(end.titles(end.m.zones.specials_out_of_play)) == SPECIALS - {"World"}
    assert end.junk() == t.junk()


@pytest.mark.parametrize("hand", ["", "Physics"])
def test_without_such_a_card_the_special_achievements_stay(hand: str) -> None:
    t = demanded(hand)
    end = t.dogma("Feudalism")
    assert end.bystander(t, 0, 1, 2)
    assert end.specials() == SPECIALS - {"World"}


def test_junked_special_achievements_are_not_claimed_at_the_end_of_the_action() -> None:
    # five top cards of value 8 or more would be Universe
    five = {"red": "Flight", "yellow": "Skyscrapers", "green": "Mass Media", "blue": "Rocketry", "purple": "Empiricism"}
    t = table({"purple": "Feudalism"}, {**five, "hand": "Oars"})
    assert t.dogma("Feudalism").achievements(1) == set()
    kept = table({"purple": "Feudalism"}, {**five, "hand": "Physics"})
    assert kept.dogma("Feudalism").achievements(1) == {"Universe"}


def test_yellow_or_purple_may_be_splayed_left_and_that_draws_a_3() -> None:
    t = table(
        {
            "purple": "Feudalism, Education",
            "yellow": "Machinery, Masonry",
            "red": "Coal, Oars",
            "green": "Banking, Sailing",
            "blue": "Physics, Tools",
        },
        {"red": "Archery"},
        decks={3: "Compass, Paper"},
    )
    end = t.dogma("Feudalism", "yellow")
    assert end.asked[1][1] == ("yellow", "purple")
    assert [end.splay(0, c) for c in ("red", "yellow", "green", "blue", "purple")] == [
        "none",
        "left",
        "none",
        "none",
        "none",
    ]
    assert end.hand(0) == {"Compass"}
    assert end.deck(3) == ["Paper"]
    assert end.bystander(t, 1)


@pytest.mark.parametrize(
    ("mine", "answers"), [("Feudalism, Education", [NONE]), ("Feudalism, Education < left", []), ("Feudalism", [])]
)
def test_without_a_splay_no_3_is_drawn(mine: str, answers: list[tuple[int, ...]]) -> None:
    t = demanded("Physics", mine)
    end = t.dogma("Feudalism", *answers)
    assert end.bystander(t, 0, 1, 2)
    assert end.deck(3) == ["Compass", "Paper"]


def test_a_sharer_splays_and_draws_first() -> None:
    t = table(
        {"purple": "Feudalism"},
        {"purple": "Monotheism, Philosophy"},
        decks={3: "Compass, Paper, Education"},
    )
    end = t.dogma("Feudalism", "purple")
    assert end.splay(1, "purple") == "left"
    assert end.hand(1) == {"Compass"}
    assert end.hand(0) == {"Paper"}  # the free draw
    assert end.free_draw
