"""Sailing: draw and meld a 1.

Sources: 4e base p. 17-20 (Sailing in the sharing examples), p. 20 (Draw and X).
"""

import pytest

from tests.kit import table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_the_drawn_card_is_melded_on_its_color() -> None:
    t = table(
        {"green": "Sailing", "red": "Coal, Optics < right", "hand": "Archery"},
        {"blue": "Writing", "hand": "Pottery"},
        decks={1: "Oars, Tools"},
    )
    end = t.dogma("Sailing")
    assert end.pile(0, "red") == ["Oars", "Coal", "Optics"]
    assert end.splay(0, "red") == "right"
    assert end.hand(0) == {"Archery"}
    assert end.deck(1) == ["Tools"]
    assert end.bystander(t, 1)


def test_it_can_cover_sailing_itself() -> None:
    end = table({"green": "Sailing"}, {"blue": "Writing"}, decks={1: "The Wheel"}).dogma("Sailing")
    assert end.pile(0, "green") == ["The Wheel", "Sailing"]


def test_with_the_1s_gone_a_2_is_melded() -> None:
    t = table({"green": "Sailing"}, {"blue": "Writing"}, decks={1: "", 2: "Calendar, Mapmaking"})
    end = t.dogma("Sailing")
    assert end.pile(0, "blue") == ["Calendar"]
    assert end.deck(2) == ["Mapmaking"]


def test_a_sharer_melds_first_and_the_free_draw_sees_the_new_board() -> None:
    # SHR-06: the free draw takes the highest top card as it then is
    t = table(
        {"green": "Sailing"},
        {"purple": "City States", "hand": "Coal"},
        {"blue": "Writing"},
        decks={1: "Archery", 2: "Calendar, Mapmaking, Currency"},
    )
    end = t.dogma("Sailing")
    assert end.pile(1, "red") == ["Archery"]
    assert end.hand(1) == {"Coal"}
    assert end.pile(0, "blue") == ["Calendar"]
    assert end.hand(0) == {"Mapmaking"}
    assert end.bystander(t, 2)  # one crown shares with nobody
