"""Quantum Theory: return up to two hand cards; for two, draw a 10 and draw and score a 10.

Sources: FAQ of 2011 (returning just one does nothing more); 4e base p. 17, 19, 20.
"""

import pytest

from tests.kit import NONE, Table, table

pytestmark = pytest.mark.editions(4, 3, 1)


def mine(hand: str = "Sailing, Tools, Coal") -> Table:
    """Lay out: seat 1 has less efficiency."""
    return table(
        {"blue": "Quantum Theory", "hand": hand, "score": "Paper"},
        {"blue": "Bioengineering", "hand": "Calendar, Optics", "score": "Oars"},
        decks={1: "Mysticism", 10: "Databases, Robotics, Stem Cells", 5: "Physics"},
    )


def test_two_returned_draw_a_10_and_score_the_next() -> None:
    t = mine()
    end = t.dogma("Quantum Theory", ("Sailing", "Coal"))
    request, options = end.asked[1]
    assert (request.low, request.high, request.optional) == (1, 2, True)
    assert set(options) == {"sailing", "tools", "coal"}
    assert end.hand(0) == {"Tools", "Databases"}
    assert end.score(0) == {"Paper", "Robotics"}
    assert end.deck(10) == ["Stem Cells"]
    assert (end.deck(1), end.deck(5)) == (["Mysticism", "Sailing"], ["Physics", "Coal"])
    assert end.bystander(t, 1)


def test_two_of_one_deck_go_back_in_your_order() -> None:
    end = mine().dogma("Quantum Theory", ("Sailing", "Tools"), "Tools")
    assert end.deck(1) == ["Mysticism", "Tools", "Sailing"]
    assert end.score(0) == {"Paper", "Robotics"}


@pytest.mark.parametrize("hand", ["Sailing, Tools, Coal", "Sailing"])
def test_one_returned_does_nothing_more(hand: str) -> None:
    end = mine(hand).dogma("Quantum Theory", "Sailing")
    assert end.hand(0) == set(hand.split(", ")) - {"Sailing"}
    assert end.score(0) == {"Paper"}
    assert end.deck(10) == ["Databases", "Robotics", "Stem Cells"]


def test_declining_and_an_empty_hand_do_nothing() -> None:
    t = mine()
    assert t.dogma("Quantum Theory", NONE).bystander(t, 0, 1)
    t = mine("")
    assert t.dogma("Quantum Theory").bystander(t, 0, 1)


def test_three_are_too_many() -> None:
    assert mine().play("dogma Quantum Theory", idle=False).refuses(("Sailing", "Tools", "Coal"))


def test_a_sharer_draws_first_and_one_returned_card_is_sharing() -> None:
    t = table(
        {"blue": "Quantum Theory"},
        {"green": "Databases", "hand": "Calendar, Optics"},
        decks={8: "Flight", 10: "Robotics, Stem Cells"},
    )
    end = t.dogma("Quantum Theory", "Optics")
    assert end.hand(1) == {"Calendar"}
    assert end.free_draw
    assert end.hand(0) == {"Flight"}
