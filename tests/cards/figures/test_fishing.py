"""Fishing: a 0 melded, all hand cards of its color taken, and more for Fresh Water and for three of a color."""

from engine.query import sight
from tests.kit import table


def test_all_hand_cards_of_the_color_drawn_come_to_hand() -> None:
    t = table({"green": "Fishing", "hand": "Tools"}, {"hand": "Writing, Oars"}, {"hand": "Pottery"}, decks={0: "Knots"})
    end = t.dogma("Fishing")
    assert end.pile(0, "blue") == ["Knots"]
    assert end.hand(0) >= {"Tools", "Writing"}
    assert end.hand(1) == {"Oars"}


def test_all_hands_are_shown() -> None:
    t = table({"green": "Fishing", "hand": "Tools"}, {"hand": "Writing, Oars"}, decks={0: "Speak with Bird"})
    end = t.dogma("Fishing")
    for seat, title in ((0, "Oars"), (1, "Tools"), (0, "Writing")):
        assert sight.knows(end.m, end.s, seat, end.m.catalogue.find(title))
    assert end.hand(0) == {"Tools"}


def test_three_of_one_color_in_hand_bring_a_2() -> None:
    t = table({"green": "Fishing", "hand": "Oars, Archery"}, {"hand": "Metalworking"}, decks={0: "Fire", 2: "Calendar"})
    end = t.dogma("Fishing")
    assert end.hand(0) == {"Oars", "Archery", "Metalworking", "Calendar"}


def test_two_of_one_color_bring_nothing() -> None:
    t = table({"green": "Fishing", "hand": "Oars"}, {"hand": "Metalworking"}, decks={0: "Fire", 2: "Calendar"})
    assert t.dogma("Fishing").hand(0) == {"Oars", "Metalworking"}


def test_fresh_water_drawn_brings_a_1() -> None:
    t = table({"green": "Fishing"}, {"hand": "Oars"}, decks={0: "Fresh Water", 1: "Tools"})
    end = t.dogma("Fishing")
    assert end.pile(0, "yellow") == ["Fresh Water"]
    assert end.hand(0) == {"Tools"}
    assert end.hand(1) == {"Oars"}


def test_fresh_water_taken_from_another_brings_a_1_and_the_own_one_does_not() -> None:
    t = table({"green": "Fishing"}, {"hand": "Fresh Water"}, decks={0: "Skinning", 1: "Tools"})
    assert t.dogma("Fishing").hand(0) == {"Fresh Water", "Tools"}
    own = table({"green": "Fishing", "hand": "Fresh Water"}, {}, decks={0: "Skinning", 1: "Tools"})
    assert own.dogma("Fishing").hand(0) == {"Fresh Water"}


def test_who_shares_goes_first() -> None:
    t = table({"green": "Fishing", "hand": "Oars"}, {"yellow": "Skinning"}, decks={0: "Fire, Knots"})
    end = t.dogma("Fishing")
    assert end.pile(1, "red") == ["Fire"]
    assert end.hand(1) == {"Oars"}
    assert end.pile(0, "blue") == ["Knots"]
