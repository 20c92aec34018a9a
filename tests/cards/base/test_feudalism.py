"""Feudalism: a hand card with authority comes to my hand, and all special achievements go; yellow or purple left.

In the third edition the color of that card is unsplayed instead, in the first it is not; and the splay draws nothing.

Sources: CRD-12; 4e base p. 19 ("if you do"), p. 28 (special achievements are junked like others); 1e at second hand.
"""

import pytest

from tests.kit import NONE, Table, played, table

pytestmark = pytest.mark.editions(4, 3, 1)

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
    # and then, in the fourth edition, every special achievement that nobody has is junked, no standard one
    rest = SPECIALS - {"World"}
    assert end.specials() == (set() if played[-1] == 4 else rest)
    if played[-1] == 4:
        assert set(end.titles(end.m.zones.specials_out_of_play)) == rest
    assert end.achievements(2) == {"World"}
    assert end.available() == {2}
    assert end.junk() == t.junk()


@pytest.mark.parametrize("hand", ["", "Physics"])
def test_without_such_a_card_the_special_achievements_stay(hand: str) -> None:
    t = demanded(hand)
    end = t.dogma("Feudalism")
    assert end.bystander(t, 0, 1, 2)
    assert end.specials() == SPECIALS - {"World"}


@pytest.mark.editions(4)
def test_junked_special_achievements_are_not_claimed_at_the_end_of_the_action() -> None:
    # five top cards of value 8 or more would be Universe
    five = {"red": "Flight", "yellow": "Skyscrapers", "green": "Mass Media", "blue": "Rocketry", "purple": "Empiricism"}
    t = table({"purple": "Feudalism"}, {**five, "hand": "Oars"})
    assert t.dogma("Feudalism").achievements(1) == set()
    kept = table({"purple": "Feudalism"}, {**five, "hand": "Physics"})
    assert kept.dogma("Feudalism").achievements(1) == {"Universe"}


def test_yellow_or_purple_may_be_splayed_left_and_in_the_fourth_edition_that_draws_a_3() -> None:
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
    assert end.hand(0) == ({"Compass"} if played[-1] == 4 else set())
    assert end.deck(3) == (["Paper"] if played[-1] == 4 else ["Compass", "Paper"])
    assert end.bystander(t, 1)


@pytest.mark.parametrize(
    ("mine", "answers"), [("Feudalism, Education", [NONE]), ("Feudalism, Education < left", []), ("Feudalism", [])]
)
def test_without_a_splay_no_3_is_drawn(mine: str, answers: list[tuple[int, ...]]) -> None:
    t = demanded("Physics", mine)
    end = t.dogma("Feudalism", *answers)
    assert end.bystander(t, 0, 1, 2)
    assert end.deck(3) == ["Compass", "Paper"]


def test_a_sharer_splays_first_and_in_the_fourth_edition_draws() -> None:
    t = table(
        {"purple": "Feudalism"},
        {"purple": "Monotheism, Philosophy"},
        decks={3: "Compass, Paper, Education"},
    )
    end = t.dogma("Feudalism", "purple")
    assert end.splay(1, "purple") == "left"
    assert end.hand(1) == ({"Compass"} if played[-1] == 4 else set())
    assert end.hand(0) == {"Paper" if played[-1] == 4 else "Compass"}  # the free draw
    assert end.free_draw


def splayed(hand: str) -> Table:
    """Lay out splayed piles of three players; seats 1 and 2 are vulnerable."""
    return table(
        {"purple": "Feudalism", "blue": "Calendar, Mathematics < left"},
        {"blue": "Physics, Pottery < left", "red": "Coal, Gunpowder < right", "hand": hand},
        {"blue": "Chemistry, Alchemy < up", "hand": "Sailing"},
    )


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(
    ("hand", "given", "after"),
    [
        ("Tools, Clothing", {"Tools"}, ["none", "right"]),
        ("Oars", {"Oars"}, ["left", "none"]),
        ("The Wheel", {"The Wheel"}, ["left", "right"]),  # a color that is not on the board
        ("Writing", set(), ["left", "right"]),  # no authority, so nothing goes
    ],
)
def test_the_third_edition_unsplays_the_color_of_the_card_where_it_came_from_the_first_does_not(
    hand: str, given: set[str], after: list[str]
) -> None:
    t = splayed(hand)
    end = t.dogma("Feudalism")
    assert end.hand(0) == given
    assert [end.splay(1, color) for color in ("blue", "red")] == (after if played[-1] == 3 else ["left", "right"])
    assert end.splay(0, "blue") == "left"
    assert end.pile(1, "blue") == ["Physics", "Pottery"]
    assert end.bystander(t, 2)


@pytest.mark.editions(3)
def test_in_the_third_edition_each_victim_unsplays_the_color_that_it_gave() -> None:
    t = table(
        {"purple": "Feudalism"},
        {"blue": "Physics, Pottery < left", "red": "Coal, Gunpowder < right", "hand": "Tools, Oars"},
        {"blue": "Chemistry, Writing < up", "red": "Colonialism, Optics < up", "hand": "Alchemy"},
    )
    end = t.dogma("Feudalism", "Oars")
    assert [(request.seat, options) for request, options in end.asked[1:]] == [(1, ("oars", "tools"))]
    assert [end.splay(1, color) for color in ("blue", "red")] == ["left", "none"]
    assert [end.splay(2, color) for color in ("blue", "red")] == ["none", "up"]
    assert end.hand(0) == {"Oars", "Alchemy"}
