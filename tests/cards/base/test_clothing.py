"""Clothing: meld a hand card of a colour you lack; draw and score a 1 for each of your colours no opponent has.

Sources: SHR-16; rules notes (Clothing; teams); 4e base p. 31.
"""

import pytest

from tests.kit import Table, table

pytestmark = pytest.mark.editions(4, 3, 1)


def dress(mine: dict[str, str], *others: dict[str, str]) -> Table:
    """Lay out: the others have little health, so nobody shares."""
    return table({"green": "Clothing", **mine}, *others, decks={1: "Tools, Masonry, Oars, Writing, Archery"})


def test_only_a_color_not_on_your_board_can_be_melded_and_one_must_be() -> None:
    t = dress(
        {"red": "Coal", "hand": "Sailing, Optics, Calendar, Education", "score": "Statistics"},
        {"blue": "Translation", "hand": "Physics"},
    )
    asked = t.play("dogma Clothing", idle=False)
    assert asked.options() == ("calendar", "education")
    assert asked.refuses(())
    end = t.dogma("Clothing", "Calendar")
    assert end.pile(0, "blue") == ["Calendar"]
    assert end.pile(0, "green") == ["Clothing"]
    assert end.hand(0) == {"Sailing", "Optics", "Education"}
    assert end.score(0) == {"Statistics", "Tools", "Masonry"}  # green and red; blue is on the opponent's board
    assert end.deck(1) == ["Oars", "Writing", "Archery"]
    assert end.bystander(t, 1)


def test_a_hand_of_known_colors_melds_nothing_but_the_second_effect_goes_on() -> None:
    t = dress({"hand": "Sailing"}, {"red": "Coal"})
    end = t.dogma("Clothing")
    assert end.hand(0) == {"Sailing"}
    assert end.pile(0, "green") == ["Clothing"]
    assert end.score(0) == {"Tools"}


@pytest.mark.parametrize(
    ("others", "scored"),
    [
        ([{}, {}], {"Tools", "Masonry", "Oars"}),
        ([{"red": "Coal"}, {}], {"Tools", "Masonry"}),
        ([{"red": "Coal"}, {"blue": "Translation"}], {"Tools"}),  # a colour that any opponent has does not count
        ([{"red": "Coal"}, {"blue": "Translation", "green": "Navigation"}], set()),
        ([{"yellow": "Statistics", "purple": "Astronomy"}, {}], {"Tools", "Masonry", "Oars"}),  # not your colours
    ],
)
def test_a_1_for_every_color_that_no_opponent_has(others: list[dict[str, str]], scored: set[str]) -> None:
    end = dress({"red": "Metalworking", "blue": "Alchemy"}, *others).dogma("Clothing")
    assert end.score(0) == scored
    assert end.hand(0) == set()


def test_a_sharer_compares_with_its_own_opponents() -> None:
    t = table(
        {"green": "Clothing", "hand": "Coal"},
        {"yellow": "Agriculture", "green": "Navigation", "hand": "Oars, Writing"},
        {"green": "Measurement"},
        decks={1: "Tools, Masonry, Archery, Pottery"},
    )
    end = t.dogma("Clothing", "Writing")
    assert [(request.seat, options) for request, options in end.asked[1:]] == [(1, ("oars", "writing"))]
    assert end.pile(1, "blue") == ["Writing"]
    assert end.pile(0, "red") == ["Coal"]
    assert end.score(1) == {"Tools", "Masonry"}  # yellow and blue, not green
    assert end.score(0) == {"Archery"}  # red
    assert end.score(2) == set()
    assert end.free_draw
    assert end.deck(1) == ["Pottery"]


def test_a_teammates_colors_do_not_count_against_you() -> None:
    t = table(
        {"green": "Clothing", "red": "Archery"},
        {"red": "Coal"},
        {"green": "Navigation"},
        {"purple": "Astronomy"},
        teams=(0, 1, 0, 1),
        decks={1: "Tools, Masonry"},
    )
    end = t.dogma("Clothing")
    assert end.score(0) == {"Tools"}
    assert end.deck(1) == ["Masonry"]
