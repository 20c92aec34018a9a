"""Hunting: of two 0s that are drawn and shown the demander takes one to the board."""

from tests.kit import table


def test_the_demander_chooses_one_of_two() -> None:
    t = table({"green": "Hunting"}, {}, decks={0: "Knots, Fire, Tanning"})
    asked = t.play("dogma Hunting", idle=False)
    assert asked.decider() == 0
    assert set(asked.options()) == {"knots", "fire"}
    end = t.dogma("Hunting", "Fire")
    assert end.pile(0, "red") == ["Fire"]
    assert end.hand(1) == {"Knots"}
    assert end.deck(0) == ["Tanning"]


def test_with_one_0_left_the_second_is_a_1() -> None:
    t = table({"green": "Hunting"}, {}, decks={0: "Knots", 1: "Oars"})
    end = t.dogma("Hunting", "Oars")
    assert end.pile(0, "red") == ["Oars"]
    assert end.hand(1) == {"Knots"}


def test_who_shows_as_much_meat_is_immune() -> None:
    t = table({"green": "Hunting"}, {"yellow": "Skinning"}, decks={0: "Knots, Fire"})
    assert t.dogma("Hunting").bystander(t, 1)
