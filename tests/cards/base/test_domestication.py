"""Domestication: meld a lowest hand card, draw a 1. Two sentences: an empty hand still draws.

Sources: DRW-20, SHR-21; 4e base p. 21 (Highest / Lowest), p. 12 (Meld).
"""

import pytest

from tests.kit import table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_the_lowest_card_is_melded_and_a_1_drawn() -> None:
    t = table(
        {"yellow": "Domestication", "red": "Optics", "hand": "Construction, Coal, Calendar", "score": "Sailing"},
        {"blue": "Writing", "hand": "Pottery"},
        decks={1: "Tools, Masonry"},
    )
    end = t.dogma("Domestication", "Construction")
    assert [options for _, options in end.asked[1:]] == [("construction", "calendar")]
    assert end.pile(0, "red") == ["Construction", "Optics"]
    assert end.hand(0) == {"Coal", "Calendar", "Tools"}
    assert end.score(0) == {"Sailing"}  # a lower card elsewhere does not count
    assert end.deck(1) == ["Masonry"]
    assert end.bystander(t, 1)


def test_a_tie_is_yours_to_break_but_you_must_meld() -> None:
    t = table({"yellow": "Domestication", "hand": "Archery, Sailing, Coal"}, {"blue": "Pottery"}, decks={1: "Tools"})
    asked = t.play("dogma Domestication", idle=False)
    assert asked.options() == ("archery", "sailing")
    assert asked.decider() == 0
    assert asked.refuses(())
    assert asked.refuses("Coal")
    end = t.dogma("Domestication", "Sailing")
    assert end.pile(0, "green") == ["Sailing"]
    assert end.hand(0) == {"Archery", "Coal", "Tools"}


def test_a_single_lowest_card_is_no_choice() -> None:
    t = table({"yellow": "Domestication", "hand": "Fermenting, Coal"}, {"blue": "Pottery"}, decks={1: "Tools"})
    end = t.dogma("Domestication")
    assert end.pile(0, "yellow") == ["Fermenting", "Domestication"]
    assert end.hand(0) == {"Coal", "Tools"}


def test_the_drawn_card_is_not_melded() -> None:
    t = table({"yellow": "Domestication", "hand": "Coal"}, {"blue": "Pottery"}, decks={1: "Tools, Masonry"})
    end = t.dogma("Domestication")
    assert end.pile(0, "red") == ["Coal"]
    assert end.hand(0) == {"Tools"}


def test_a_sharer_with_nothing_to_meld_still_draws_and_that_is_sharing() -> None:
    t = table({"yellow": "Domestication"}, {"red": "Archery"}, decks={1: "Tools, Masonry, Pottery, Sailing"})
    end = t.dogma("Domestication")
    assert end.hand(1) == {"Tools"}
    assert end.pile(1, "red") == ["Archery"]
    assert end.hand(0) == {"Masonry", "Pottery"}
    assert end.free_draw
    assert end.deck(1) == ["Sailing"]
