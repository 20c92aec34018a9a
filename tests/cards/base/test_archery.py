"""Archery: the demanded player draws a 1 and gives up a highest hand card; then an achievement of value 1 or 2 goes.

Sources: DEM-03, SHR-11, DRW-20; 4e base p. 14-17.
"""

import pytest
from tests.kit import Table, table


def demanded(hand: str, **more: str) -> Table:
    """Seat 0 demands of seat 1; seat 2 has as much authority as seat 0, and no achievement fits the second effect."""
    return table(
        {"red": "Archery", "hand": "Coal"},
        {"blue": "Writing", "hand": hand, "score": "Gunpowder", **more},
        {"yellow": "Domestication", "hand": "Physics"},
        decks={1: "Oars, Tools"},
        achievements="Paper",
    )


def test_the_drawn_card_is_among_the_tied_highest_and_the_demanded_player_picks() -> None:
    # DEM-03
    t = demanded("Clothing, Sailing")
    end = t.dogma("Archery", "Oars")
    request, options = end.asked[-1]
    assert (request.seat, options) == (1, ("oars", "clothing", "sailing"))
    assert end.hand(1) == {"Clothing", "Sailing"}
    assert end.hand(0) == {"Coal", "Oars"}
    assert end.deck(1) == ["Tools"]
    assert end.bystander(t, 2)
    assert not end.free_draw  # SHR-11: obeying a demand is no sharing


def test_only_the_highest_goes_even_if_it_is_not_the_drawn_card() -> None:
    end = demanded("Calendar, Sailing").dogma("Archery")
    assert end.hand(0) == {"Coal", "Calendar"}
    assert end.hand(1) == {"Sailing", "Oars"}
    assert end.score(1) == {"Gunpowder"}
    assert end.pile(1, "blue") == ["Writing"]


def test_with_an_empty_hand_the_drawn_card_itself_goes() -> None:
    end = demanded("").dogma("Archery")
    assert end.hand(0) == {"Coal", "Oars"}
    assert end.hand(1) == set()


@pytest.mark.parametrize(("board", "vulnerable"), [("Tools", True), ("Archery", False), ("Construction", False)])
def test_equal_authority_is_safe_from_the_demand(board: str, vulnerable: bool) -> None:
    color = "blue" if board == "Tools" else "red"
    end = table(
        {"yellow": "Domestication", "red": "Oars"} if board == "Archery" else {"red": "Archery"},
        {"hand": "Coal", color: board},
        decks={1: "Sailing"},
        achievements="Paper",
    )
    if board == "Archery":  # two authority each is a tie only against Archery itself
        end = table({"red": "Archery"}, {"yellow": "Domestication", "hand": "Coal"}, decks={1: "Sailing"}, achievements="Paper")
    end = end.dogma("Archery")
    assert end.hand(0) == ({"Coal"} if vulnerable else set())
    assert end.hand(1) == ({"Sailing"} if vulnerable else {"Coal"})


def test_an_available_achievement_of_value_1_or_2_is_junked_no_other() -> None:
    t = table({"red": "Archery"}, {"red": "Oars"}, achievements="Pottery, Calendar, Paper, Anatomy")
    end = t.dogma("Archery", "achievement-2", "1")  # the sharer picks first
    assert [(request.seat, options) for request, options in end.asked[1:]] == [
        (1, ("achievement-1", "achievement-2")),
    ] or [request.seat for request, _ in end.asked[1:]] == [1]
    assert end.available() == {3, 4}
