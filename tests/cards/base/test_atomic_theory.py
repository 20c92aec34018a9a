"""Atomic Theory: perhaps splay blue right; draw and meld a 7."""

import pytest

from tests.kit import NONE, table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_blue_may_be_splayed_right_and_then_a_7_is_melded() -> None:
    t = table(
        {"blue": "Atomic Theory, Tools < left", "red": "Oars, Archery", "hand": "Coal"},
        {"blue": "Pottery, Writing"},
        decks={7: "Evolution, Bicycle"},
    )
    asking = t.play("dogma Atomic Theory", idle=False)
    assert asking.options() == ("blue",)
    end = asking.play("blue")
    assert end.pile(0, "blue") == ["Evolution", "Atomic Theory", "Tools"]
    assert (end.splay(0, "blue"), end.splay(0, "red")) == ("right", "none")
    assert end.hand(0) == {"Coal"}
    assert end.deck(7) == ["Bicycle"]
    assert end.bystander(t, 1)


def test_declining_the_splay_does_not_spare_the_7() -> None:
    t = table({"blue": "Atomic Theory, Tools"}, {}, decks={7: "Bicycle"})
    end = t.dogma("Atomic Theory", NONE)
    assert end.splay(0, "blue") == "none"
    assert end.pile(0, "green") == ["Bicycle"]


def test_a_single_blue_card_is_not_asked_for() -> None:
    t = table({"blue": "Atomic Theory"}, {}, decks={7: "", 8: "Flight"})
    assert t.dogma("Atomic Theory").pile(0, "red") == ["Flight"]


def test_each_effect_is_finished_by_all_before_the_next() -> None:
    """4e base p. 16: B and A are asked for the splay before either melds; the free draw is a 7."""
    t = table(
        {"blue": "Atomic Theory, Tools"},
        {"blue": "Evolution, Pottery", "purple": "Mysticism"},
        {"green": "Sailing"},
        decks={7: "Bicycle, Lighting, Railroad"},
    )
    end = t.dogma("Atomic Theory", "blue", "blue")
    assert [request.seat for request, _options in end.asked[1:]] == [1, 0]
    assert (end.splay(1, "blue"), end.splay(0, "blue")) == ("right", "right")
    assert end.pile(1, "green") == ["Bicycle"]
    assert end.pile(0, "purple") == ["Lighting"]
    assert end.free_draw
    assert end.hand(0) == {"Railroad"}
    assert end.bystander(t, 2)
