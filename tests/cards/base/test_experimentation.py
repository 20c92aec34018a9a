"""Experimentation: draw and meld a 5."""

import pytest

from tests.kit import table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_the_5_is_melded_on_top_and_continues_a_splay() -> None:
    t = table(
        {"blue": "Experimentation, Tools < left", "hand": "Oars"},
        {"blue": "Pottery"},
        decks={5: "Physics, Coal", 6: "Canning"},
    )
    end = t.dogma("Experimentation")
    assert end.pile(0, "blue") == ["Physics", "Experimentation", "Tools"]
    assert end.splay(0, "blue") == "left"
    assert end.hand(0) == {"Oars"}
    assert end.deck(5) == ["Coal"]
    assert end.bystander(t, 1)
    assert not end.free_draw


def test_with_no_5_left_it_is_a_6() -> None:
    """4e base p. 11."""
    t = table({"blue": "Experimentation"}, {}, decks={5: "", 6: "Canning"})
    assert t.dogma("Experimentation").pile(0, "yellow") == ["Canning"]


def test_a_sharer_goes_first_and_the_free_draw_follows_the_new_highest_top_card() -> None:
    """SHR-06: the free draw is a 5, not a 4."""
    t = table(
        {"blue": "Experimentation"},
        {"purple": "Philosophy"},
        {"red": "Oars"},
        decks={4: "Anatomy", 5: "Coal, Statistics, Banking, Physics"},
    )
    end = t.dogma("Experimentation")
    assert end.pile(1, "red") == ["Coal"]
    assert end.pile(0, "yellow") == ["Statistics"]
    assert end.free_draw
    assert end.hand(0) == {"Banking"}
    assert end.bystander(t, 2)


def test_one_concept_less_does_not_share() -> None:
    t = table({"blue": "Experimentation"}, {"blue": "Printing Press"}, decks={5: "Coal, Statistics"})
    end = t.dogma("Experimentation")
    assert end.bystander(t, 1)
    assert end.pile(0, "red") == ["Coal"]
    assert not end.free_draw
