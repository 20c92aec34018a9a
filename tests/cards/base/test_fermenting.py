"""Fermenting: a 2 for every colour with health; tuck a green card, or the 2 deck and a top Fermenting are junked.

In the third edition there is the first effect only.

Sources: 4e base p. 19 ("if you don't"), p. 22 (Junk).
"""

import pytest

from tests.kit import NONE, Table, table


def vat(mine: dict[str, str], other: dict[str, str] | None = None) -> Table:
    """Lay out: seat 1 has little health unless told otherwise."""
    return table(
        {"yellow": "Fermenting", **mine},
        other or {"yellow": "Domestication", "hand": "Banking"},
        decks={1: "Oars", 2: "Calendar, Mapmaking, Currency, Construction", 3: "Compass"},
    )


COLORS_WITH_HEALTH = pytest.mark.parametrize(
    ("mine", "drawn"),
    [
        ({"red": "Archery", "blue": "Writing"}, 1),
        ({"blue": "Pottery"}, 2),  # three icons are one colour
        ({"blue": "Writing, Alchemy", "green": "The Wheel, Clothing"}, 1),  # covered icons do not count
        ({"blue": "Writing, Alchemy < right", "green": "The Wheel, Clothing < left"}, 3),  # splayed ones do
        ({"blue": "Writing, Pottery < left"}, 2),
        ({"purple": "Feudalism, Code of Laws < up", "green": "Sailing"}, 3),
    ],
)


@COLORS_WITH_HEALTH
def test_one_2_for_every_color_with_visible_health(mine: dict[str, str], drawn: int) -> None:
    t = vat({**mine, "hand": "Paper"})
    end = t.dogma("Fermenting", ("Paper",))
    assert end.hand(0) == set(["Calendar", "Mapmaking", "Currency", "Construction"][:drawn])
    assert end.deck(2) == ["Calendar", "Mapmaking", "Currency", "Construction"][drawn:]


def test_a_green_card_from_hand_may_be_tucked_and_nothing_is_junked() -> None:
    t = vat({"green": "Navigation", "hand": "Paper, Sailing, Coal"})
    end = t.dogma("Fermenting", "Paper")
    assert end.asked[1][1] == ("sailing", "paper")
    assert end.pile(0, "green") == ["Navigation", "Paper"]
    assert end.hand(0) == {"Sailing", "Coal", "Calendar"}
    assert end.deck(2) == ["Mapmaking", "Currency", "Construction"]
    assert end.pile(0, "yellow") == ["Fermenting"]
    assert end.bystander(t, 1)


@pytest.mark.parametrize("hand", ["Paper", "Coal", ""])
def test_if_you_dont_the_2_deck_and_fermenting_are_junked(hand: str) -> None:
    t = vat({"yellow": "Fermenting, Masonry", "hand": hand})
    end = t.dogma("Fermenting", *([NONE] if hand == "Paper" else []))
    assert end.deck(2) == []
    assert end.deck(1) == ["Oars"]
    assert end.deck(3) == ["Compass"]
    assert end.junk() - t.junk() == {"Mapmaking", "Currency", "Construction", "Fermenting"}
    assert end.pile(0, "yellow") == ["Masonry"]
    assert end.hand(0) == {"Calendar", *filter(None, [hand])}
    assert end.bystander(t, 1)


def test_a_sharer_who_does_not_tuck_junks_the_deck_and_your_fermenting() -> None:
    t = vat({"hand": "Paper"}, {"blue": "Pottery", "hand": "Sailing"})
    end = t.dogma("Fermenting", NONE, "Paper")
    assert end.hand(1) == {"Sailing", "Calendar"}
    assert end.pile(0, "yellow") == []
    assert end.pile(0, "green") == ["Paper"]
    assert end.junk() - t.junk() == {"Currency", "Construction", "Fermenting"}
    assert end.deck(2) == []
    assert end.free_draw
    assert end.hand(0) == {"Mapmaking", "Compass"}  # the free draw is a 3: Paper is the highest top card


def test_a_fermenting_that_is_no_top_card_is_not_junked() -> None:
    # Near-Field Comm self-executes the highest score card, which stays where it is
    t = table(
        {"yellow": "Near-Field Comm", "score": "Fermenting, Oars"},
        {"red": "Coal"},
        decks={2: "Calendar, Mapmaking"},
    )
    end = t.dogma("Near-Field Comm", "1")
    assert end.score(0) == {"Fermenting", "Oars"}
    assert end.deck(2) == []
    assert end.junk() - t.junk() == {"Calendar", "Mapmaking"}


def test_one_green_card_is_tucked_not_two() -> None:
    asked = vat({"hand": "Paper, Sailing"}).play("dogma Fermenting", idle=False)
    assert asked.refuses(("Paper", "Sailing"))


# --- the third and the first edition -----------------------------------------------------------------------


@pytest.mark.editions(3)
def test_the_third_edition_only_draws_a_2_for_every_color_with_health() -> None:
    t = vat({"blue": "Pottery", "green": "Navigation", "hand": "Paper"})
    end = t.dogma("Fermenting")
    assert end.hand(0) == {"Paper", "Calendar", "Mapmaking"}
    assert end.deck(2) == ["Currency", "Construction"]
    assert end.pile(0, "yellow") == ["Fermenting"]
    assert end.bystander(t, 1)


@pytest.mark.editions(1)
@pytest.mark.parametrize(
    ("board", "icons", "drawn"),
    [({}, 2, 1), ({"blue": "Pottery"}, 5, 2), ({"blue": "Pottery", "green": "Clothing"}, 7, 3)],
)
def test_the_first_edition_draws_a_2_for_every_two_health(board: dict[str, str], icons: int, drawn: int) -> None:
    t = vat(board)
    assert t.icons(0, "health") == icons
    end = t.dogma("Fermenting")
    assert end.hand(0) == set(["Calendar", "Mapmaking", "Currency"][:drawn])
    assert end.bystander(t, 1)
