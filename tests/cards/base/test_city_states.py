"""City States: with four authority or more a top card with authority goes to the demander's board; draw a 1 for it.

Sources: DEM-04, TRF-01; rules notes (City States: splayed icons count).
"""

import pytest

from tests.kit import Table, table

pytestmark = pytest.mark.editions(4, 3, 1)


def demanded(other: dict[str, str], third: dict[str, str] | None = None) -> Table:
    """Lay out: two crowns against fewer."""
    seats = [other] if third is None else [other, third]
    return table({"purple": "City States", "yellow": "Canning"}, *seats, decks={1: "Pottery, Sailing, Writing"})


def test_the_demanded_player_gives_a_top_card_with_authority_and_draws() -> None:
    t = demanded(
        {"purple": "Monotheism, Education", "yellow": "Domestication", "red": "Coal, Archery", "hand": "The Wheel"},
        {"purple": "Enterprise", "red": "Construction", "yellow": "Masonry"},
    )
    end = t.dogma("City States", "Domestication")
    assert [(request.seat, options) for request, options in end.asked[1:]] == [(1, ("domestication", "monotheism"))]
    assert end.pile(0, "yellow") == ["Domestication", "Canning"]
    assert end.pile(0, "purple") == ["City States"]
    assert end.pile(1, "yellow") == []
    assert end.pile(1, "purple") == ["Monotheism", "Education"]
    assert end.pile(1, "red") == ["Coal", "Archery"]
    assert end.hand(1) == {"The Wheel", "Pottery"}
    assert end.hand(0) == set()
    assert end.bystander(t, 2)  # three crowns
    assert not end.free_draw


@pytest.mark.parametrize(
    ("board", "number"),
    [
        ({"green": "The Wheel"}, 3),
        ({"green": "The Wheel", "blue": "Tools"}, 4),
        ({"green": "The Wheel", "yellow": "Domestication"}, 5),
    ],
)
def test_at_least_four_authority_icons_are_needed(board: dict[str, str], number: int) -> None:
    t = demanded(board)
    assert t.icons(1, "authority") == number
    asked = t.play("dogma City States", idle=False)
    if number < 4:
        assert asked.bystander(t, 0, 1)
        assert asked.deck(1) == ["Pottery", "Sailing", "Writing"]
    else:
        end = t.dogma("City States", "The Wheel")
        assert end.pile(0, "green") == ["The Wheel"]
        assert end.hand(1) == {"Pottery"}


def test_authority_shown_by_a_splay_counts() -> None:
    end = demanded({"red": "Archery, Oars, Metalworking < left"}).dogma("City States")
    assert end.pile(0, "red") == ["Archery"]
    assert end.pile(1, "red") == ["Oars", "Metalworking"]
    assert end.hand(1) == {"Pottery"}


def test_four_icons_without_a_top_card_to_give_draw_nothing() -> None:
    t = demanded({"red": "Coal, Archery, Oars, Metalworking < left", "blue": "Physics, Tools < left"})
    assert t.icons(1, "authority") == 4
    assert t.dogma("City States").bystander(t, 0, 1)


def test_it_is_tested_for_each_victim_when_it_is_that_ones_turn() -> None:
    t = demanded({"green": "The Wheel", "blue": "Tools"}, {"red": "Construction", "blue": "Alchemy"})
    end = t.dogma("City States", "Tools", "Construction")
    assert end.pile(0, "blue") == ["Tools"]
    assert end.pile(0, "red") == ["Construction"]
    assert (end.hand(1), end.hand(2)) == ({"Pottery"}, {"Sailing"})
