"""The Wheel: draw two 1s.

Sources: SHR-04, SHR-07; 4e base p. 11 (empty decks), p. 18-19.
"""

import pytest

from tests.kit import played, table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_two_1s_are_drawn() -> None:
    t = table(
        {"green": "The Wheel", "red": "Coal", "hand": "Sailing"},
        {"red": "Archery", "hand": "Pottery"},
        decks={1: "Oars, Tools, Masonry"},
    )
    end = t.dogma("The Wheel")
    assert end.hand(0) == {"Sailing", "Oars", "Tools"}
    assert end.deck(1) == ["Masonry"]
    assert end.pile(0, "green") == ["The Wheel"]
    assert end.bystander(t, 1)  # two authority to three
    assert not end.free_draw


def test_the_second_card_is_a_2_when_one_1_is_left() -> None:
    t = table({"green": "The Wheel"}, {"red": "Archery"}, decks={1: "Oars", 2: "Calendar, Mapmaking"})
    end = t.dogma("The Wheel")
    assert end.hand(0) == {"Oars", "Calendar"}
    assert end.deck(2) == ["Mapmaking"]


def test_two_sharers_draw_two_each_clockwise_and_earn_one_free_draw() -> None:
    t = table(
        {"green": "The Wheel"},
        {"purple": "Mysticism"},
        {"red": "Metalworking"},
        decks={1: "Oars, Tools, Masonry, Pottery, Sailing, Writing, Archery, Clothing"},
    )
    end = t.dogma("The Wheel")
    assert end.hand(1) == {"Oars", "Tools"}
    assert end.hand(2) == {"Masonry", "Pottery"}
    assert end.hand(0) == {"Sailing", "Writing", "Archery"}
    assert end.deck(1) == ["Clothing"]


def test_the_second_draw_can_end_the_game_at_once() -> None:
    decks = {1: "Oars"} | dict.fromkeys(range(2, 12), "")
    end = table({"green": "The Wheel"}, {"red": "Archery"}, decks=decks).dogma("The Wheel")
    # 0 to 0 points and no achievements: a draw, in the first edition a shared victory
    assert end.winners == ((0, 1) if played[-1] == 1 else ())
    assert end.hand(0) == {"Oars"}
