"""Pottery: return up to three hand cards, draw and score a card of that number's value; then draw a 1.

Sources: 4e base p. 19 ("if"), p. 22 (Return: you choose the order).
"""

import pytest

from engine.game import Answer
from tests.kit import NONE, Table, table

pytestmark = pytest.mark.editions(4, 3, 1)


def kiln(hand: str, other: dict[str, str] | None = None) -> Table:
    """Lay out: seat 1 has little health unless told otherwise."""
    return table(
        {"blue": "Pottery", "hand": hand, "score": "Gunpowder"},
        other or {"blue": "Writing", "hand": "Archery"},
        decks={1: "Tools, Masonry, Oars", 2: "Calendar, Mapmaking", 3: "Paper, Compass", 4: "Anatomy"},
    )


@pytest.mark.parametrize(
    ("answers", "scored", "drawn"),
    [
        ([NONE], set(), "Tools"),
        ([("Coal",)], {"Tools"}, "Masonry"),
        ([("Coal", "Fermenting")], {"Calendar"}, "Tools"),
        ([("Coal", "Fermenting", "Machinery")], {"Paper"}, "Tools"),
    ],
)
def test_the_value_is_the_number_of_cards_returned(answers: list[Answer], scored: set[str], drawn: str) -> None:
    t = kiln("Coal, Fermenting, Machinery, Societies")
    end = t.dogma("Pottery", *answers)
    returned = set(answers[0]) if isinstance(answers[0], tuple) else set()
    assert end.score(0) == {"Gunpowder"} | scored
    assert end.hand(0) == {"Coal", "Fermenting", "Machinery", "Societies", drawn} - returned
    assert end.bystander(t, 1)


def test_no_more_than_three_hand_cards_can_be_chosen() -> None:
    asked = kiln("Coal, Fermenting, Machinery, Societies").play("dogma Pottery", idle=False)
    assert set(asked.options()) == {"coal", "fermenting", "machinery", "societies"}
    assert asked.refuses(("Coal", "Fermenting", "Machinery", "Societies"))
    assert not asked.refuses(("Coal", "Fermenting", "Machinery"))


def test_an_empty_hand_scores_nothing_but_draws_a_1() -> None:
    end = kiln("").dogma("Pottery")
    assert end.score(0) == {"Gunpowder"}
    assert end.hand(0) == {"Tools"}


@pytest.mark.parametrize(
    ("first", "deck"),
    [("Fermenting", ["Fermenting", "Construction"]), ("Construction", ["Construction", "Fermenting"])],
)
def test_you_choose_the_order_of_cards_that_go_to_one_deck(first: str, deck: list[str]) -> None:
    # the 2s are in the deck before a 2 is drawn
    end = kiln("Fermenting, Construction").dogma("Pottery", ("Fermenting", "Construction"), first)
    assert end.score(0) == {"Gunpowder", "Calendar"}
    assert end.deck(2) == ["Mapmaking", *deck]


def test_a_sharer_that_declines_still_draws_and_shares_by_that() -> None:
    t = kiln("", {"purple": "Reformation", "hand": "Coal"})
    end = t.dogma("Pottery", NONE)
    assert end.asked[1][0].seat == 1
    assert end.hand(1) == {"Coal", "Tools"}
    assert end.score(1) == set()
    assert end.hand(0) == {"Masonry", "Oars"}
    assert end.free_draw
