"""Oars: crown cards go from hand to the demander's score pile, a 1 drawn for each; a 1 if none went.

In the first edition one card goes from each hand.

Sources: DEM-02; rules notes ("due to the demand" looks at all victims together); 1e at second hand.
"""

import pytest

from tests.kit import Table, table

pytestmark = pytest.mark.editions(4, 3, 1)


def demanded(first: str, second: str, deck: str = "Metalworking, Agriculture, Tools, Masonry") -> Table:
    """Lay out: seats 1 and 2 are vulnerable, seat 3 has as much authority as seat 0."""
    return table(
        {"red": "Oars", "hand": "Currency"},
        {"blue": "Writing", "hand": first, "score": "Mapmaking"},
        {"purple": "Philosophy", "hand": second},
        {"yellow": "Domestication", "hand": "Banking"},
        decks={1: deck},
        switches={"parley": "none"},
    )


@pytest.mark.editions(4, 3)
def test_each_victim_repeats_until_no_crown_card_is_left_then_the_next_begins() -> None:
    t = demanded("Sailing, Clothing, Pottery", "Archery")
    end = t.dogma("Oars", "Sailing")
    assert [(request.seat, options) for request, options in end.asked[1:]] == [(1, ("clothing", "sailing"))]
    assert end.score(0) == {"Sailing", "Clothing"}
    assert end.hand(0) == {"Currency"}
    assert end.hand(1) == {"Pottery", "Metalworking", "Agriculture"}
    assert end.score(1) == {"Mapmaking"}  # from the hand only
    assert end.pile(1, "blue") == ["Writing"]
    assert end.bystander(t, 2, 3)
    # cards went, so nobody executes anything in the second effect
    assert end.deck(1) == ["Tools", "Masonry"]
    assert not end.free_draw


@pytest.mark.editions(4, 3)
def test_a_drawn_card_with_a_crown_goes_too() -> None:
    end = demanded("Sailing", "", "Clothing, Pottery, Tools").dogma("Oars")
    assert end.score(0) == {"Sailing", "Clothing"}
    assert end.hand(1) == {"Pottery"}
    assert end.deck(1) == ["Tools"]


def test_the_second_victim_alone_is_enough_to_leave_the_second_effect_out() -> None:
    end = demanded("Pottery", "City States").dogma("Oars")
    assert end.score(0) == {"City States"}
    assert end.hand(1) == {"Pottery"}
    assert end.hand(2) == {"Metalworking"}
    assert end.hand(0) == {"Currency"}
    assert end.hand(3) == {"Banking"}


@pytest.mark.parametrize("hand", ["", "Pottery, Archery"])
def test_if_nothing_went_sharers_and_demander_draw_a_1_each(hand: str) -> None:
    t = demanded(hand, "")
    end = t.dogma("Oars")
    assert end.score(0) == set()
    assert end.bystander(t, 1, 2)
    assert end.hand(3) == {"Banking", "Metalworking"}
    assert end.free_draw
    assert end.hand(0) == {"Currency", "Agriculture", "Tools"}  # the effect's 1 and the free one


def test_with_nobody_vulnerable_nothing_was_transferred_either() -> None:
    t = table({"red": "Oars"}, {"yellow": "Domestication", "hand": "Sailing"}, decks={1: "Tools, Masonry, Pottery"})
    end = t.dogma("Oars")
    assert end.hand(1) == {"Sailing", "Tools"}
    assert end.hand(0) == {"Masonry", "Pottery"}


def test_a_transfer_in_an_earlier_action_is_forgotten() -> None:
    t = table({"red": "Oars"}, {"blue": "Writing", "hand": "Sailing"}, decks={1: "Pottery, Tools, Masonry"})
    first = t.dogma("Oars")
    assert (first.score(0), first.hand(0)) == ({"Sailing"}, set())
    end = first.dogma("Oars")
    assert (end.score(0), end.hand(0)) == ({"Sailing"}, {"Tools"})


def test_any_card_with_a_crown_may_be_given_first_whatever_its_value() -> None:
    t = table({"red": "Oars"}, {"blue": "Writing", "hand": "Sailing, Navigation, Currency, Coal"})
    asked = t.play("dogma Oars", idle=False)
    assert asked.options() == ("sailing", "currency", "navigation")
    assert asked.decider() == 1
    assert asked.refuses(())
    assert asked.refuses(("Sailing", "Currency"))


@pytest.mark.editions(1)
def test_in_the_first_edition_each_victim_gives_one_card_and_draws_one_1() -> None:
    t = demanded("Sailing, Clothing, Pottery", "City States, Navigation")
    end = t.dogma("Oars", "Clothing", "Navigation")
    assert [(request.seat, options) for request, options in end.asked[1:]] == [
        (1, ("clothing", "sailing")),
        (2, ("city-states", "navigation")),
    ]
    assert end.score(0) == {"Clothing", "Navigation"}
    assert end.hand(1) == {"Sailing", "Pottery", "Metalworking"}
    assert end.hand(2) == {"City States", "Agriculture"}
    assert end.bystander(t, 3)
    assert end.hand(0) == {"Currency"}  # cards went, so the second effect draws nothing
    assert end.deck(1) == ["Tools", "Masonry"]
    assert not end.free_draw


@pytest.mark.editions(1)
def test_in_the_first_edition_a_drawn_card_with_a_crown_stays() -> None:
    t = demanded("Sailing, Pottery", "", "Clothing, Tools, Masonry")
    end = t.dogma("Oars")
    assert end.score(0) == {"Sailing"}
    assert end.hand(1) == {"Pottery", "Clothing"}
    assert end.deck(1) == ["Tools", "Masonry"]
    assert end.bystander(t, 2, 3)
