"""Ninja: a hand card of a named color is returned, and the top card of that color handed over."""

import pytest

from tests.kit import NONE, Table, table


def demanded(**other: str) -> Table:
    """Lay out: seat 0 has more health than the others."""
    return table({"red": "Ninja, Archery"}, other, {"hand": "Mysticism", "yellow": "Agriculture"})


def test_a_card_of_the_named_color_goes_and_the_top_card_comes() -> None:
    t = demanded(blue="Mathematics, Writing", red="Optics", hand="Tools, Domestication")
    end = t.dogma("Ninja", "blue", "red")
    assert (end.asked[1][0].seat, end.asked[1][0].kind) == (0, "color")
    assert end.hand(1) == {"Domestication"}
    assert end.deck(1)[-1] == "Tools"
    assert (end.pile(0, "blue"), end.pile(1, "blue")) == (["Mathematics"], ["Writing"])
    assert end.pile(1, "red") == ["Optics"]
    assert end.splay(0, "red") == "right"
    assert end.bystander(t, 2)


def test_the_demanded_player_picks_the_card_of_the_color() -> None:
    t = demanded(blue="Mathematics", hand="Tools, Writing, Domestication")
    asking = t.play("dogma Ninja", "blue", idle=False)
    assert (asking.decider(), set(asking.options())) == (1, {"tools", "writing"})


def test_without_a_card_of_the_color_the_hand_is_shown_and_nothing_comes() -> None:
    t = demanded(red="Optics", hand="Tools, Domestication")
    end = t.dogma("Ninja", "red", NONE)
    assert end.hand(1) == {"Tools", "Domestication"}
    assert end.pile(1, "red") == ["Optics"]
    assert end.pile(0, "red") == ["Ninja", "Archery"]
    assert len(end.facts("proves-none-fits")) == 1
    assert end.splay(0, "red") == "none"


def test_a_returned_card_without_a_top_card_of_its_color_brings_nothing() -> None:
    t = demanded(red="Optics", hand="Tools")
    end = t.dogma("Ninja", "blue", NONE)
    assert end.hand(1) == set()
    assert end.pile(0, "blue") == []
    assert end.pile(1, "red") == ["Optics"]


@pytest.mark.parametrize("yellow", ["Agriculture", "Agriculture, Domestication < right"])
def test_as_much_health_is_not_vulnerable(yellow: str) -> None:
    t = table({"red": "Ninja"}, {"yellow": yellow, "green": "Sailing", "hand": "Tools"})
    assert t.icons(1, "health") >= t.icons(0, "health")
    assert t.dogma("Ninja").bystander(t, 1)
