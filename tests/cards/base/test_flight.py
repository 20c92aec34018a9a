"""Flight: with red splayed up, any one color may be splayed up; red may be splayed up.

Sources: SPL-09 (your own colors); 4e base p. 16-17, 24.
"""

import pytest

from tests.kit import NONE, Table, table

pytestmark = pytest.mark.editions(4, 3, 1)


def mine(red: str = "Flight, Oars < up") -> Table:
    """Lay out: seat 1 has no prosperity."""
    return table(
        {
            "red": red,
            "blue": "Writing, Tools",
            "green": "Sailing",
            "yellow": "Agriculture, Masonry < up",
            "purple": "Philosophy, Mysticism < left",
        },
        {"blue": "Calendar, Pottery < right", "red": "Archery, Metalworking"},
    )


def test_any_color_that_can_be_splayed_up_may_be() -> None:
    t = mine()
    end = t.dogma("Flight", "purple")
    request, options = end.asked[-1]
    assert (options, request.optional) == (("blue", "purple"), True)  # not one card, not what is up already
    assert (end.splay(0, "purple"), end.splay(0, "blue"), end.splay(0, "red")) == ("up", "none", "up")
    assert end.bystander(t, 1)


def test_only_one_and_it_can_be_declined() -> None:
    t = mine()
    assert t.dogma("Flight", NONE).bystander(t, 0, 1)
    assert t.play("dogma Flight", idle=False).refuses(("blue", "purple"))


@pytest.mark.parametrize("red", ["Flight, Oars", "Flight, Oars < left", "Flight, Oars < right"])
def test_red_not_splayed_up_gives_the_second_effect_only(red: str) -> None:
    end = mine(red).dogma("Flight", "red")
    assert end.asked[1:] == [(end.asked[1][0], ("red",))]
    assert end.splay(0, "red") == "up"
    assert end.splay(0, "blue") == "none"  # the first effect is not taken up again


@pytest.mark.editions(4)
def test_aslant_is_not_up() -> None:
    end = mine("Flight, Oars < aslant").dogma("Flight", "red")
    assert (end.splay(0, "red"), end.splay(0, "blue")) == ("up", "none")


def test_a_single_red_card_cannot_be_splayed() -> None:
    t = mine("Flight")
    assert t.dogma("Flight").bystander(t, 0, 1)


def test_a_sharer_looks_at_red_on_its_own_board() -> None:
    t = table(
        {"red": "Flight, Oars", "blue": "Writing, Tools"},
        {"red": "Optics, Archery < up", "green": "Paper, Sailing"},
        decks={8: "Mobility"},
    )
    end = t.dogma("Flight", "green", NONE)
    assert [(request.seat, options) for request, options in end.asked[1:]] == [(1, ("green",)), (0, ("red",))]
    assert end.splay(1, "green") == "up"
    assert end.free_draw
    assert end.hand(0) == {"Mobility"}


def test_a_sharer_who_declines_gives_no_free_draw() -> None:
    t = table({"red": "Flight, Oars"}, {"red": "Optics, Archery"}, decks={8: "Mobility"})
    end = t.dogma("Flight", NONE, "red")
    assert not end.free_draw
    assert end.splay(0, "red") == "up"
    assert end.hand(0) == set()
