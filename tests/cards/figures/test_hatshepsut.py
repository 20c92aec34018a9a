"""Hatshepsut: a hand with a 1 is drawn anew before a higher draw."""

from tests.kit import table


def test_as_many_of_that_value() -> None:
    t = table(
        {"green": "Hatshepsut", "red": "Construction", "hand": "Archery, Oars"},
        {},
        decks={2: "Calendar, Mapmaking, Fermenting"},
    )
    end = t.play("draw", "Archery")
    assert end.hand(0) == {"Calendar", "Mapmaking", "Fermenting"}


def test_without_a_1_in_hand_or_for_a_1_nothing() -> None:
    t = table({"green": "Hatshepsut", "red": "Construction", "hand": "Paper"}, {}, decks={2: "Calendar"})
    assert t.play("draw").hand(0) == {"Paper", "Calendar"}
    low = table({"green": "Hatshepsut", "hand": "Archery"}, {}, decks={1: "Oars"})
    assert low.play("draw").hand(0) == {"Archery", "Oars"}
