"""Gunpowder: victims give a top authority card to my score pile; if any did, sharers and I draw and score a 2."""

import pytest

from tests.kit import table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_order_of_execution_and_a_sharer_profits_from_the_demand_on_another() -> None:
    """SHR-02: B gives a card of B's choice, then C and then A score a 2, then A draws for C's sharing."""
    t = table(
        {"red": "Gunpowder"},
        {"red": "Oars", "yellow": "Domestication", "green": "Clothing", "hand": "Archery"},
        {"green": "Banking", "yellow": "Steam Engine", "purple": "Mysticism"},
        decks={2: "Calendar, Mathematics, Currency", 4: "Anatomy"},
    )
    asking = t.play("dogma Gunpowder", idle=False)
    assert asking.decider() == 1
    assert set(asking.options()) == {"oars", "domestication"}, "Clothing has no authority, Archery is no top card"
    end = asking.play("Oars")
    assert end.score(0) == {"Oars", "Mathematics"}
    assert end.score(1) == set()
    assert end.score(2) == {"Calendar"}
    assert end.pile(1, "red") == []
    assert end.pile(1, "yellow") == ["Domestication"]
    assert end.pile(2, "purple") == ["Mysticism"]
    assert end.free_draw
    assert end.hand(0) == {"Anatomy"}


def test_nothing_transferred_nothing_scored() -> None:
    """A covered card with authority is no top card."""
    t = table({"red": "Gunpowder", "purple": "Mysticism"}, {"red": "Coal, Oars"}, {"red": "Optics, Oars < left"})
    u = table({"red": "Gunpowder"}, {"yellow": "Agriculture, Masonry < left", "hand": "Oars", "score": "Archery"})
    for laid in (t, u):
        end = laid.dogma("Gunpowder")
        assert end.bystander(laid, *range(len(laid.s.setup.players)))


def test_each_victim_gives_one_but_a_2_is_scored_once() -> None:
    t = table({"red": "Gunpowder"}, {"red": "Oars"}, {"yellow": "Masonry"}, decks={2: "Calendar, Mathematics"})
    end = t.dogma("Gunpowder")
    assert end.score(0) == {"Oars", "Masonry", "Calendar"}
    assert end.deck(2) == ["Mathematics"]
    assert not end.free_draw


def test_an_equal_number_of_industry_is_immune() -> None:
    """DEM-13: then nothing happens at all, which is a way to pass."""
    t = table({"red": "Gunpowder"}, {"red": "Colonialism", "purple": "Mysticism"})
    end = t.dogma("Gunpowder")
    assert end.bystander(t, 0, 1)
    assert not end.free_draw


@pytest.mark.editions(4)  # Near-Field Comm is an 11
def test_self_executed_only_its_own_demand_would_count() -> None:
    """Near-Field Comm's demand transfers a 3; that was no demand of Gunpowder, and Gunpowder's is ignored (p. 22)."""
    t = table(
        {"yellow": "Near-Field Comm", "score": "Gunpowder"}, {"red": "Oars", "score": "Paper"}, decks={2: "Calendar"}
    )
    end = t.dogma("Near-Field Comm", "3")
    assert end.score(0) == {"Gunpowder", "Paper"}
    assert end.pile(1, "red") == ["Oars"]
    assert end.deck(2) == ["Calendar"]
