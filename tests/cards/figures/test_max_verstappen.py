"""Max Verstappen: cards of the hand for executing an effect more often, and an 11 after that."""

from tests.kit import NONE, table

MAX = {"red": "Max Verstappen"}


def test_once_more_for_each_returned_card_then_an_11_then_the_effect() -> None:
    t = table(
        {**MAX, "green": "The Wheel", "hand": "Oars, Coal"},
        {},
        decks={1: "Tools, Archery, Clothing, Pottery, Writing, Sailing", 11: "Fusion"},
    )
    end = t.dogma("The Wheel", ("Oars", "Coal"))
    assert end.hand(0) == {"Tools", "Archery", "Clothing", "Pottery", "Writing", "Sailing", "Fusion"}
    moves = [entry.item.card for entry in end.entries if getattr(entry.item, "verb", "") == "draw"]
    assert end.m.catalogue.title[moves[4]] == "Fusion"  # after the two further times, before the effect itself
    assert len(end.facts("executed-again")) == 2


def test_with_nothing_returned_no_11_is_drawn() -> None:
    t = table({**MAX, "green": "The Wheel", "hand": "Coal"}, {}, decks={1: "Tools, Archery", 11: "Fusion"})
    end = t.dogma("The Wheel", NONE)
    assert end.hand(0) == {"Coal", "Tools", "Archery"}


def test_each_effect_of_a_card_is_heard() -> None:
    """Pottery has two effects."""
    t = table({**MAX, "blue": "Pottery", "hand": "Coal, Flight"}, {}, decks={1: "Tools, Archery", 11: "Fusion"})
    end = t.dogma("Pottery", NONE, NONE, "Coal")
    assert end.hand(0) == {"Flight", "Tools", "Archery", "Fusion"}
    assert len(end.facts("karma-first")) == 2


def test_a_shared_effect_is_executed_once_more_by_whoever_shares() -> None:
    """What it does then counts as sharing."""
    t = table(
        {"green": "The Wheel"},
        {**MAX, "purple": "Mysticism", "hand": "Coal"},
        decks={1: "Tools, Archery, Clothing, Pottery, Writing, Sailing", 11: "Fusion"},
    )
    end = t.dogma("The Wheel", "Coal")
    assert end.hand(1) == {"Tools", "Archery", "Clothing", "Pottery", "Fusion"}
    assert end.free_draw


def test_others_have_nothing_of_it() -> None:
    t = table({"green": "The Wheel", "hand": "Coal"}, MAX)
    assert not t.dogma("The Wheel").facts("karma-first")


def test_a_demand_is_executed_again_against_oneself() -> None:
    """Who follows a demand executes it (the way "execute a demand" is used on Edward Jenner)."""
    t = table(
        {"blue": "Experimentation", "red": "Oars"},
        {**MAX, "hand": "Coal, Currency"},
        decks={1: "Tools", 11: "Fusion"},
    )
    end = t.dogma("Oars", NONE)
    assert len(end.facts("karma-first")) == 1
