"""Monotheism: a top card of a colour I lack goes to my score pile, and you tuck a 1; then a 1 is tucked.

Sources: DEM-23, SPL-06; 4e base p. 20 (Draw and X).
"""

import pytest

from tests.kit import Table, table

pytestmark = pytest.mark.editions(4, 3, 1)


def demanded(other: dict[str, str], mine: dict[str, str] | None = None) -> Table:
    """Lay out: seat 1 is vulnerable, seat 2 has as much authority as seat 0."""
    return table(
        {"purple": "Monotheism", "red": "Archery", **(mine or {})},
        other,
        {"green": "The Wheel", "red": "Construction", "yellow": "Statistics"},
        decks={1: "Tools, Sailing, Agriculture, Writing", 2: "Calendar", 4: "Anatomy"},
    )


def test_only_a_color_that_is_nowhere_on_my_board_will_do() -> None:
    t = demanded({"purple": "Philosophy", "red": "Coal", "blue": "Pottery, Physics", "score": "Paper"})
    end = t.dogma("Monotheism")
    assert end.score(0) == {"Pottery"}
    assert end.pile(1, "blue") == ["Physics", "Tools"]
    assert end.pile(1, "purple") == ["Philosophy"]
    assert end.pile(1, "red") == ["Coal"]
    assert end.score(1) == {"Paper"}
    assert end.hand(1) == set()
    assert end.pile(1, "green") == []
    assert end.pile(2, "green") == ["The Wheel", "Sailing"]  # seats 2 and 0 tuck one each after that
    assert end.pile(0, "yellow") == ["Agriculture"]
    assert end.deck(1) == ["Writing"]


def test_the_demanded_player_picks_among_several() -> None:
    end = demanded({"blue": "Pottery", "yellow": "Canning", "green": "Paper", "red": "Coal"}).dogma(
        "Monotheism", "Canning"
    )
    assert end.asked[1][0].seat == 1
    assert end.asked[1][1] == ("pottery", "paper", "canning")
    assert end.score(0) == {"Canning"}
    assert end.pile(1, "yellow") == []


def test_if_nothing_goes_the_demanded_player_tucks_nothing() -> None:
    t = demanded({"purple": "Philosophy", "red": "Coal", "blue": "Pottery"}, {"blue": "Physics"})
    end = t.dogma("Monotheism")
    assert end.bystander(t, 1)
    assert end.score(0) == set()


def test_the_second_effect_tucks_a_1_for_sharers_and_for_you() -> None:
    t = demanded({"purple": "Philosophy"}, {"green": "Navigation"})
    end = t.dogma("Monotheism")
    assert end.pile(2, "blue") == ["Tools"]  # a colour of one's own begins with it
    assert end.pile(0, "green") == ["Navigation", "Sailing"]  # beneath
    assert end.deck(1) == ["Agriculture", "Writing"]
    assert end.free_draw
    assert end.hand(0) == {"Anatomy"}
    assert end.hand(2) == set()


def test_a_tie_in_authority_is_safe() -> None:
    t = table(
        {"purple": "Monotheism"},
        {"red": "Construction", "blue": "Pottery"},
        decks={1: "Tools, Sailing", 2: "Calendar"},
    )
    end = t.dogma("Monotheism")
    assert end.pile(1, "blue") == ["Pottery", "Tools"]
    assert end.score(0) == set()
    assert end.pile(0, "green") == ["Sailing"]
    assert end.free_draw
    assert end.hand(0) == {"Calendar"}
