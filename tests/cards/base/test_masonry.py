"""Masonry: meld any number of hand cards with authority; with exactly three red cards claim Monument, at once.

Sources: ACH-11; 4e base p. 5 (Monument), p. 28.
"""

import pytest

from tests.kit import NONE, Table, table


def test_any_number_of_cards_with_authority_can_be_melded_and_no_others() -> None:
    t = table(
        {"yellow": "Masonry", "green": "Sailing", "hand": "The Wheel, Tools, Clothing, Monotheism", "score": "Archery"},
        {"blue": "Writing", "hand": "Oars"},
    )
    end = t.dogma("Masonry", ("The Wheel", "Tools"))
    assert [options for _, options in end.asked[1:]] == [("the-wheel", "tools", "monotheism")]
    assert end.pile(0, "green") == ["The Wheel", "Sailing"]
    assert end.pile(0, "blue") == ["Tools"]
    assert end.hand(0) == {"Clothing", "Monotheism"}
    assert end.score(0) == {"Archery"}
    assert end.bystander(t, 1)


def test_you_may_meld_none() -> None:
    t = table({"yellow": "Masonry", "hand": "The Wheel, Clothing"}, {"blue": "Writing"})
    assert t.dogma("Masonry", NONE).bystander(t, 0, 1)


def test_without_such_a_card_nothing_is_asked() -> None:
    t = table({"yellow": "Masonry", "hand": "Sailing, Clothing"}, {"blue": "Writing"})
    assert t.dogma("Masonry").bystander(t, 0, 1)


@pytest.mark.parametrize(("order", "pile"), [("Oars", ["Archery", "Oars"]), ("Archery", ["Oars", "Archery"])])
def test_you_choose_the_order_within_a_color(order: str, pile: list[str]) -> None:
    t = table({"yellow": "Masonry", "hand": "Oars, Archery"}, {"blue": "Writing"})
    end = t.dogma("Masonry", ("Oars", "Archery"), order)
    assert end.pile(0, "red") == pile


def reds(mine: str, theirs: str = "", hand: str = "") -> Table:
    """Lay out: seat 1 has as much authority as seat 0, and some red cards."""
    return table(
        {"yellow": "Masonry", "red": mine, "hand": hand},
        {"green": "The Wheel", "purple": "Mysticism", "yellow": "Fermenting", "red": theirs},
        decks={1: "Pottery", 2: "Calendar"},
    )


@pytest.mark.parametrize(
    ("mine", "claimed"),
    [
        ("", False),
        ("Coal, Optics", False),
        ("Coal, Optics, Archery", True),
        ("Coal, Optics, Archery, Oars", False),
    ],
)
def test_monument_is_for_exactly_three_red_cards_covered_ones_included(mine: str, claimed: bool) -> None:
    end = reds(mine).dogma("Masonry")
    assert end.achievements(0) == ({"Monument"} if claimed else set())
    assert ("Monument" in end.specials()) is not claimed


def test_cards_melded_by_the_first_effect_count() -> None:
    end = reds("Coal, Optics", hand="Archery").dogma("Masonry", "Archery")
    assert end.achievements(0) == {"Monument"}


def test_a_sharer_with_three_red_cards_claims_it_first() -> None:
    end = reds("Coal, Optics, Oars", "Gunpowder, Construction, Archery").dogma("Masonry")
    assert end.achievements(1) == {"Monument"}
    assert end.achievements(0) == set()
    assert end.free_draw


def test_a_claimed_monument_cannot_be_claimed_again() -> None:
    t = table({"yellow": "Masonry", "red": "Coal, Optics, Oars"}, {"achievements": "Monument"}, decks={1: "Pottery"})
    end = t.dogma("Masonry")
    assert end.achievements(0) == set()
    assert end.achievements(1) == {"Monument"}
