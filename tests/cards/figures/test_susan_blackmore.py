"""Susan Blackmore: the activated card once more for herself, where sharing brings a draw to her or none to others."""

from tests.kit import empty, table

SUSAN = {"blue": "Susan Blackmore"}


def test_anothers_action_without_a_free_draw() -> None:
    t = table({"green": "The Wheel"}, SUSAN, decks={1: "Oars, Tools, Archery, Clothing"})
    end = t.dogma("The Wheel")
    assert end.hand(0) == {"Oars", "Tools"}
    assert end.hand(1) == {"Archery", "Clothing"}


def test_anothers_action_with_a_free_draw_does_nothing() -> None:
    t = table(
        {"green": "The Wheel"},
        {**SUSAN, "red": "Metalworking"},
        decks={1: "Oars, Tools, Archery, Clothing, Writing"},
        further_decks=empty("figures"),
    )
    end = t.dogma("The Wheel")
    assert end.hand(1) == {"Oars", "Tools"}
    assert not end.facts("karma-first")


def test_ones_own_free_draw_comes_after_the_card_once_more() -> None:
    t = table(
        {**SUSAN, "green": "The Wheel"},
        {"red": "Metalworking"},
        decks={1: "Oars, Tools, Archery, Clothing, Writing, Sailing", 10: "Software"},
        further_decks=empty("figures"),
    )
    end = t.dogma("The Wheel")
    assert end.hand(1) == {"Oars", "Tools"}
    assert end.hand(0) == {"Archery", "Clothing", "Writing", "Sailing", "Software"}


def test_ones_own_action_without_one_does_nothing() -> None:
    t = table({**SUSAN, "green": "The Wheel"}, {}, decks={1: "Oars, Tools, Archery"})
    end = t.dogma("The Wheel")
    assert end.hand(0) == {"Oars", "Tools"}
    assert not end.facts("karma-first")


def test_a_demand_is_not_self_executed() -> None:
    t = table({"red": "Archery"}, SUSAN, decks={1: "Oars, Tools"}, achievements="Mysticism, Construction")
    end = t.dogma("Archery", "achievement-1")
    assert end.facts("demand-ignored")
    assert end.available() == set()
