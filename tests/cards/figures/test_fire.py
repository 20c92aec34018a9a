"""Fire: a card to show whose color the demander lacks or that is above 0, then a meld; who cannot loses."""

import pytest

from engine.query import sight
from tests.kit import table


@pytest.mark.parametrize("held", ["Knots", "Archery", "Agriculture"])
def test_a_color_that_the_demander_lacks_or_a_value_above_0_is_shown_and_kept(held: str) -> None:
    t = table({"red": "Fire", "hand": "Trapping"}, {"hand": held})
    end = t.dogma("Fire")
    assert end.winners is None
    assert end.hand(1) == {held}
    assert sight.knows(end.m, end.s, 0, end.m.catalogue.find(held))
    assert end.pile(0, "red") == ["Trapping", "Fire"]


def test_with_nothing_but_a_0_of_the_demanders_color_one_loses() -> None:
    t = table({"red": "Fire", "hand": "Trapping"}, {"hand": "Stone Knives"})
    assert t.dogma("Fire").winners == (0,)


def test_a_player_without_a_hand_loses_and_the_others_play_on() -> None:
    t = table({"red": "Fire", "hand": "Trapping"}, {}, {"hand": "Knots"})
    end = t.dogma("Fire")
    assert end.s.out == (1,)
    assert end.winners is None
    assert end.hand(2) == {"Knots"}


def test_only_cards_that_fit_can_be_shown() -> None:
    t = table({"red": "Fire", "hand": "Trapping"}, {"hand": "Stone Knives, Knots, Archery"})
    asked = t.play("dogma Fire", idle=False)
    assert asked.decider() == 1
    assert set(asked.options()) == {"knots", "archery"}


def test_without_a_card_of_an_own_color_one_loses_oneself() -> None:
    t = table({"red": "Fire", "hand": "Knots"}, {"hand": "Archery"})
    assert t.dogma("Fire").winners == (1,)


def test_who_shows_as_much_meat_shares_and_is_not_demanded_of() -> None:
    t = table({"red": "Fire", "hand": "Trapping"}, {"yellow": "Skinning", "hand": "Fresh Water, Stone Knives"})
    end = t.dogma("Fire")
    assert end.pile(1, "yellow") == ["Fresh Water", "Skinning"]
    assert end.hand(1) == {"Stone Knives"}
    assert end.free_draw
