"""Tracking: two 0s are drawn and one of them is returned."""

from tests.kit import table


def test_of_two_0s_one_is_returned() -> None:
    t = table({"purple": "Tracking", "hand": "Oars"}, {}, decks={0: "Fire, Knots, Tanning"})
    asked = t.play("dogma Tracking", idle=False)
    assert set(asked.options()) == {"fire", "knots"}
    end = t.dogma("Tracking", "Fire")
    assert end.hand(0) == {"Oars", "Knots"}
    assert end.deck(0) == ["Tanning", "Fire"]


def test_with_no_0_left_1s_are_drawn() -> None:
    t = table({"purple": "Tracking"}, {}, decks={0: "Fire", 1: "Oars, Tools"})
    end = t.dogma("Tracking", "Oars")
    assert end.hand(0) == {"Fire"}
    assert end.deck(1) == ["Tools", "Oars"]


def test_who_shows_less_prosperity_does_not_share() -> None:
    t = table({"purple": "Tracking"}, {"red": "Archery"}, decks={0: "Fire, Knots"})
    assert t.dogma("Tracking", "Fire").bystander(t, 1)
