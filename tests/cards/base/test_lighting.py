"""Lighting: perhaps tuck up to three hand cards; draw and score a 7 for every different value among them."""

import pytest

from tests.kit import NONE, table

pytestmark = pytest.mark.editions(4, 3, 1)


@pytest.mark.parametrize(
    ("tucked", "sevens"),
    [
        (("Coal",), 1),
        (("Coal", "Physics"), 1),
        (("Coal", "Physics", "Banking"), 1),
        (("Coal", "Tools"), 2),
        (("Coal", "Physics", "Tools"), 2),
        (("Coal", "Calendar", "Education"), 3),
    ],
)
def test_a_7_for_every_different_value_tucked(tucked: tuple[str, ...], sevens: int) -> None:
    """Rules notes (FAQ of 2011): one card is enough."""
    hand = {"Coal", "Physics", "Banking", "Tools", "Calendar", "Education"}
    t = table(
        {"purple": "Lighting, Mysticism < left", "hand": ", ".join(sorted(hand)), "score": "Flight"},
        {"hand": "Oars"},
        decks={7: "Bicycle, Explosives, Railroad, Evolution"},
    )
    order = ("Physics",) if {"Physics", "Tools"} <= set(tucked) else ()
    end = t.dogma("Lighting", tucked, *order)
    assert end.hand(0) == hand - set(tucked)
    assert end.score(0) == {"Flight", *("Bicycle", "Explosives", "Railroad")[:sevens]}
    assert {title for color in ("red", "yellow", "green", "blue", "purple") for title in end.pile(0, color)} == {
        "Lighting",
        "Mysticism",
        *tucked,
    }
    assert end.bystander(t, 1)


def test_cards_are_tucked_beneath_their_color_in_an_order_of_my_choice() -> None:
    t = table({"purple": "Lighting, Mysticism < left", "hand": "Education, Philosophy, City States"}, {})
    end = t.dogma("Lighting", ("Education", "Philosophy", "City States"), "Philosophy", "City States")
    assert end.pile(0, "purple") == ["Lighting", "Mysticism", "Philosophy", "City States", "Education"]
    assert end.splay(0, "purple") == "left"


def test_no_more_than_three() -> None:
    t = table({"purple": "Lighting", "hand": "Coal, Tools, Paper, Sailing"}, {})
    asking = t.play("dogma Lighting", idle=False)
    assert set(asking.options()) == {"coal", "tools", "paper", "sailing"}
    assert asking.refuses(("Coal", "Tools", "Paper", "Sailing"))
    assert asking.play(("Coal", "Tools", "Paper")).hand(0) == {"Sailing"}


def test_tucking_nothing_scores_nothing() -> None:
    t = table({"purple": "Lighting", "hand": "Coal"}, {})
    assert t.dogma("Lighting", NONE).bystander(t, 0, 1)
    empty = table({"purple": "Lighting", "score": "Coal"}, {})
    assert empty.dogma("Lighting").bystander(empty, 0, 1)


def test_a_sharer_tucks_on_its_own_board() -> None:
    t = table(
        {"purple": "Lighting", "hand": "Coal"},
        {"yellow": "Anatomy", "hand": "Oars, Archery"},
        decks={7: "Bicycle, Explosives"},
    )
    end = t.dogma("Lighting", "Archery", NONE)
    assert end.pile(1, "red") == ["Archery"]
    assert (end.hand(1), end.score(1)) == ({"Oars"}, {"Bicycle"})
    assert end.free_draw
    assert end.hand(0) == {"Coal", "Explosives"}
