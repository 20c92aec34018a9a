"""Masonry: meld any number of hand cards with authority; with exactly three red cards claim Monument, at once.

In the older editions it is claimed for four cards melded by the effect, and there is no second effect.

Sources: ACH-11; 4e base p. 5 (Monument), p. 28.
"""

import pytest

from tests.kit import NONE, Table, table

pytestmark = pytest.mark.editions(4, 3, 1)


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


@pytest.mark.editions(4)
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


@pytest.mark.editions(4)
def test_cards_melded_by_the_first_effect_count() -> None:
    end = reds("Coal, Optics", hand="Archery").dogma("Masonry", "Archery")
    assert end.achievements(0) == {"Monument"}


@pytest.mark.editions(4)
def test_a_sharer_with_three_red_cards_claims_it_first() -> None:
    end = reds("Coal, Optics, Oars", "Gunpowder, Construction, Archery").dogma("Masonry")
    assert end.achievements(1) == {"Monument"}
    assert end.achievements(0) == set()
    assert end.free_draw


@pytest.mark.editions(4)
def test_a_claimed_monument_cannot_be_claimed_again() -> None:
    t = table({"yellow": "Masonry", "red": "Coal, Optics, Oars"}, {"achievements": "Monument"}, decks={1: "Pottery"})
    end = t.dogma("Masonry")
    assert end.achievements(0) == set()
    assert end.achievements(1) == {"Monument"}


FIVE = ("The Wheel", "Tools", "Monotheism", "Archery", "Domestication")
"""cards with authority, one of each color"""


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(("melded", "claimed"), [(0, False), (3, False), (4, True), (5, True)])
def test_before_the_fourth_edition_monument_is_for_four_or_more_cards_melded(melded: int, claimed: bool) -> None:
    t = table({"yellow": "Masonry", "hand": ", ".join(FIVE)}, {"blue": "Writing", "hand": "Oars"})
    end = t.dogma("Masonry", FIVE[:melded])
    assert end.hand(0) == set(FIVE[melded:])
    assert end.achievements(0) == ({"Monument"} if claimed else set())
    assert ("Monument" in end.specials()) is not claimed
    assert end.bystander(t, 1)


@pytest.mark.editions(3, 1)
def test_four_of_one_color_are_four_cards() -> None:
    reds_ = ("Archery", "Oars", "Metalworking", "Construction")
    t = table({"yellow": "Masonry", "hand": ", ".join(reds_)}, {"blue": "Writing"})
    end = t.dogma("Masonry", reds_, *reds_[:3])
    assert end.pile(0, "red") == list(reversed(reds_))
    assert end.achievements(0) == {"Monument"}


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize("mine", ["Coal, Optics, Archery", "Coal, Optics, Archery, Oars"])
def test_before_the_fourth_edition_red_cards_on_the_board_claim_nothing(mine: str) -> None:
    end = reds(mine, hand="Construction").dogma("Masonry", "Construction")
    assert end.achievements(0) == set()
    assert "Monument" in end.specials()


@pytest.mark.editions(3, 1)
def test_cards_melded_in_an_earlier_action_do_not_count() -> None:
    t = table({"yellow": "Masonry", "hand": ", ".join(FIVE[:4])}, {"blue": "Writing"})
    first = t.dogma("Masonry", FIVE[:2])
    end = first.dogma("Masonry", FIVE[2:4])
    assert end.hand(0) == set()
    assert end.achievements(0) == set()
    assert "Monument" in end.specials()


@pytest.mark.editions(3, 1)
def test_a_sharer_that_melds_four_claims_before_you_meld_any() -> None:
    theirs = ("Oars", "Engineering", "Alchemy", "Mysticism")
    t = table(
        {"yellow": "Masonry", "hand": ", ".join(FIVE[:4])},
        {"green": "Mapmaking", "purple": "City States", "red": "Metalworking", "hand": ", ".join(theirs)},
        decks={1: "Pottery", 2: "Calendar", 3: "Compass"},
    )
    end = t.dogma("Masonry", theirs, "Oars", FIVE[:4])
    assert end.pile(1, "red") == ["Engineering", "Oars", "Metalworking"]
    assert end.achievements(1) == {"Monument"}
    assert end.achievements(0) == set()
    assert end.hand(0) == {"Calendar"}  # all four melded nevertheless; the free draw
    assert end.free_draw


@pytest.mark.editions(3, 1)
def test_a_sharers_cards_are_not_added_to_yours() -> None:
    t = table(
        {"yellow": "Masonry", "hand": ", ".join(FIVE[:2])},
        {"green": "Mapmaking", "purple": "City States", "red": "Metalworking", "hand": "Oars, Alchemy"},
        decks={1: "Pottery"},
    )
    end = t.dogma("Masonry", ("Oars", "Alchemy"), FIVE[:2])
    assert end.achievements(0) == end.achievements(1) == set()


@pytest.mark.editions(3, 1)
def test_four_cards_do_not_take_a_claimed_monument() -> None:
    t = table({"yellow": "Masonry", "hand": ", ".join(FIVE[:4])}, {"achievements": "Monument"})
    end = t.dogma("Masonry", FIVE[:4])
    assert end.hand(0) == set()
    assert end.achievements(0) == set()
    assert end.achievements(1) == {"Monument"}
