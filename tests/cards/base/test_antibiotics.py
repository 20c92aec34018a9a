"""Antibiotics: return up to three hand cards; two 8s for every different value among them.

Sources: FAQ of 2011 (one card is enough); 4e base p. 17, 19, 22 (Return).
"""

import pytest

from tests.kit import NONE, Table, table

pytestmark = pytest.mark.editions(4, 3, 1)

EIGHTS = ("Flight", "Mobility", "Skyscrapers", "Corporations", "Mass Media", "Empiricism", "Socialism")


def mine(hand: str = "Sailing, Tools, Calendar, Paper") -> Table:
    """Lay out: seat 1 has less health."""
    return table(
        {"yellow": "Antibiotics", "hand": hand, "score": "Rocketry"},
        {"blue": "Writing", "hand": "Coal, Currency"},
        decks={1: "Oars", 2: "Mapmaking", 3: "Optics", 8: ", ".join(EIGHTS)},
    )


@pytest.mark.parametrize(
    ("returned", "drawn"),
    [
        (("Sailing",), 2),
        (("Tools", "Sailing"), 2),
        (("Sailing", "Calendar"), 4),
        (("Tools", "Sailing", "Calendar"), 4),
        (("Sailing", "Calendar", "Paper"), 6),
    ],
)
def test_two_8s_for_every_different_value(returned: tuple[str, ...], drawn: int) -> None:
    t = mine()
    order = [returned[0]] if {"Tools", "Sailing"} <= set(returned) else []
    end = t.dogma("Antibiotics", returned, *order)
    request, options = end.asked[1]
    assert (request.low, request.high, request.optional) == (1, 3, True)
    assert set(options) == {"sailing", "tools", "calendar", "paper"}
    kept = {"Sailing", "Tools", "Calendar", "Paper"} - set(returned)
    assert end.hand(0) == kept | set(EIGHTS[:drawn])
    assert end.deck(1) == ["Oars", *[card for card in returned if card in ("Tools", "Sailing")]]
    assert end.score(0) == {"Rocketry"}
    assert end.bystander(t, 1)


def test_declining_draws_nothing() -> None:
    t = mine()
    assert t.dogma("Antibiotics", NONE).bystander(t, 0, 1)


def test_four_are_too_many() -> None:
    assert mine().play("dogma Antibiotics", idle=False).refuses(("Sailing", "Tools", "Calendar", "Paper"))


def test_with_an_empty_hand_nothing_is_asked() -> None:
    t = mine("")
    end = t.dogma("Antibiotics")
    assert end.bystander(t, 0, 1)
    assert end.deck(8) == list(EIGHTS)


def test_returned_8s_are_under_the_deck_before_the_drawing() -> None:
    t = table({"yellow": "Antibiotics", "hand": "Flight"}, {"blue": "Writing"}, decks={8: "Mobility"})
    end = t.dogma("Antibiotics", "Flight")
    assert end.hand(0) == {"Mobility", "Flight"}


def test_a_sharer_decides_for_itself() -> None:
    t = table(
        {"yellow": "Antibiotics", "hand": "Tools"},
        {"blue": "Pottery", "hand": "Paper"},
        decks={8: ", ".join(EIGHTS)},
    )
    end = t.dogma("Antibiotics", "Paper", NONE)
    assert end.hand(1) == {"Flight", "Mobility"}
    assert end.free_draw
    assert end.hand(0) == {"Tools", "Skyscrapers"}
