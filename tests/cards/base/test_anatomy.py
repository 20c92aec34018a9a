"""Anatomy: return a score card; then a top card of its value; since the fourth edition the 4 deck is junked then."""

import pytest

from tests.kit import table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_the_victim_may_pick_a_score_card_that_costs_no_top_card() -> None:
    """DEM-08: there is no top 1, so the second step fails and the third with it."""
    t = table(
        {"yellow": "Anatomy"},
        {"green": "Navigation", "red": "Coal", "score": "Gunpowder, Writing", "hand": "Tools"},
        decks={1: "Sailing", 4: "Invention"},
    )
    asking = t.play("dogma Anatomy", idle=False)
    assert asking.decider() == 1
    assert set(asking.options()) == {"gunpowder", "writing"}
    end = asking.play("Writing")
    assert end.score(1) == {"Gunpowder"}
    assert (end.pile(1, "green"), end.pile(1, "red")) == (["Navigation"], ["Coal"])
    assert end.hand(1) == {"Tools"}
    assert end.deck(1) == ["Sailing", "Writing"]
    assert end.deck(4) == ["Invention"]


@pytest.mark.editions(4)
def test_both_returned_cards_are_junked_with_the_4_deck() -> None:
    """IFD-07: the second "if you do" is about the returned top card."""
    t = table({"yellow": "Anatomy"}, {"green": "Navigation", "score": "Gunpowder"}, decks={4: "Invention", 5: "Coal"})
    end = t.dogma("Anatomy")
    assert end.deck(4) == []
    assert end.junk() >= {"Gunpowder", "Navigation", "Invention"}
    assert end.pile(1, "green") == []
    assert end.score(1) == set()
    assert end.deck(5) == ["Coal"]
    assert end.bystander(t, 0)
    assert not end.free_draw


@pytest.mark.editions(4)
def test_the_4_deck_goes_whatever_the_value_of_the_pair_and_the_victim_picks_the_top_card() -> None:
    t = table(
        {"yellow": "Anatomy", "red": "Oars"},
        {"green": "Sailing", "red": "Archery", "blue": "Mathematics, Tools", "score": "Writing"},
        decks={1: "Mysticism", 4: "Invention"},
    )
    asking = t.play("dogma Anatomy", idle=False)
    assert set(asking.options()) == {"archery", "sailing"}, "neither the 2, nor the covered 1, nor the other board's"
    end = asking.play("Sailing")
    assert end.deck(1) == ["Mysticism", "Writing", "Sailing"]
    assert end.pile(1, "red") == ["Archery"]
    assert end.pile(1, "blue") == ["Mathematics", "Tools"]
    assert end.deck(4) == []
    assert end.bystander(t, 0)


@pytest.mark.editions(3, 1)
def test_before_the_4_deck_stayed_and_took_up_both_returned_cards() -> None:
    t = table({"yellow": "Anatomy"}, {"green": "Navigation", "score": "Gunpowder"}, decks={4: "Invention", 5: "Coal"})
    end = t.dogma("Anatomy")
    assert end.deck(4) == ["Invention", "Gunpowder", "Navigation"]
    assert end.junk() == t.junk()
    assert end.pile(1, "green") == []
    assert end.score(1) == set()
    assert end.deck(5) == ["Coal"]
    assert end.bystander(t, 0)
    assert not end.free_draw


@pytest.mark.editions(3, 1)
def test_before_the_victim_picked_the_top_card_as_well() -> None:
    t = table(
        {"yellow": "Anatomy", "red": "Oars"},
        {"green": "Sailing", "red": "Archery", "blue": "Mathematics, Tools", "score": "Writing"},
        decks={1: "Mysticism", 4: "Invention"},
    )
    asking = t.play("dogma Anatomy", idle=False)
    assert asking.decider() == 1
    assert set(asking.options()) == {"archery", "sailing"}, "neither the 2, nor the covered 1, nor the other board's"
    end = asking.play("Sailing")
    assert end.deck(1) == ["Mysticism", "Writing", "Sailing"]
    assert end.pile(1, "red") == ["Archery"]
    assert end.pile(1, "blue") == ["Mathematics", "Tools"]
    assert end.deck(4) == ["Invention"]
    assert end.bystander(t, 0)


def test_without_score_cards_nothing_happens() -> None:
    t = table({"yellow": "Anatomy"}, {"green": "Navigation", "hand": "Tools"}, decks={4: "Invention"})
    end = t.dogma("Anatomy")
    assert end.bystander(t, 0, 1)
    assert end.deck(4) == ["Invention"]


def test_a_player_with_as_much_health_is_not_touched() -> None:
    t = table(
        {"yellow": "Anatomy"},
        {"red": "Oars"},
        {"yellow": "Agriculture", "green": "Navigation", "score": "Gunpowder"},
        decks={4: "Invention"},
    )
    end = t.dogma("Anatomy")
    assert end.bystander(t, 0, 1, 2)
    assert end.deck(4) == ["Invention"]
