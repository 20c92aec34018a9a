"""Astrogeology: show an 11, splay its color aslant; if that was done, all beneath the top four come to hand; eight win.

Sources: 4e base p. 19 (If you do), 20 (Draw and reveal), 23 (Transfer), 24, 30.
"""

import pytest

from tests.kit import Table, table

BLUE = ("Writing", "Tools", "Pottery", "Calendar", "Mathematics", "Alchemy", "Translation")


def mine(blue: int, splay: str = "", eleven: str = "Climatology, Fusion", **more: str) -> Table:
    """Lay out: seat 1 has less industry."""
    return table(
        {"red": "Astrogeology, Oars", "blue": ", ".join(BLUE[:blue]) + splay, **more},
        {"blue": "Physics", "hand": "Paper"},
        decks={11: eleven},
    )


@pytest.mark.parametrize("many", [2, 3, 4, 5, 6])
def test_the_color_goes_aslant_and_all_but_its_top_four_come_to_hand(many: int) -> None:
    t = mine(many, " < left")
    end = t.dogma("Astrogeology")
    assert end.splay(0, "blue") == "aslant"
    assert end.pile(0, "blue") == list(BLUE[: min(many, 4)])
    assert end.hand(0) == {"Climatology", *BLUE[4:many]}
    assert (end.pile(0, "red"), end.splay(0, "red")) == (["Astrogeology", "Oars"], "none")
    assert end.deck(11) == ["Fusion"]
    assert end.bystander(t, 1)


def test_the_drawn_card_is_shown_and_stays_in_hand() -> None:
    end = mine(2).dogma("Astrogeology")
    assert end.s.seen[end.m.catalogue.find("Climatology")] == end.m.all_seats


def test_a_color_that_is_aslant_already_keeps_its_cards() -> None:
    end = mine(6, " < aslant").dogma("Astrogeology")
    assert end.pile(0, "blue") == list(BLUE[:6])
    assert end.hand(0) == {"Climatology"}


@pytest.mark.parametrize("eleven", ["Escapism", "Climatology"])
def test_a_color_of_one_card_or_none_cannot_be_splayed(eleven: str) -> None:
    end = mine(1, eleven=eleven).dogma("Astrogeology")
    assert end.splay(0, "blue") == "none"
    assert end.pile(0, "blue") == ["Writing"]
    assert end.hand(0) == {eleven}


@pytest.mark.parametrize(
    ("hand", "won"),
    [
        ("Coal, Canning, Railroad, Lighting, Flight, Mobility", False),
        ("Coal, Canning, Railroad, Lighting, Flight, Mobility, Socialism", True),
        ("Coal, Canning, Railroad, Lighting, Flight, Mobility, Socialism, Genetics", True),
    ],
)
def test_eight_cards_in_hand_win_the_drawn_one_included(hand: str, won: bool) -> None:
    assert mine(2, hand=hand).dogma("Astrogeology").winners == ((0,) if won else None)


def test_the_transferred_cards_count() -> None:
    t = mine(7, hand="Coal, Canning, Railroad, Lighting")  # and three of blue, and the 11
    assert t.dogma("Astrogeology").winners == (0,)


def test_a_sharer_with_eight_wins_first() -> None:
    t = table(
        {"red": "Astrogeology", "hand": "Coal, Canning, Railroad, Lighting, Flight, Mobility, Socialism, Genetics"},
        {"green": "Electricity", "hand": "Paper, Optics, Sailing, Oars, Masonry, Tools, Currency"},
        decks={11: "Fusion, Escapism"},
    )
    assert t.dogma("Astrogeology").winners == (1,)
