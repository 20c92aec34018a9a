"""Magnavox Odyssey: two 10s of one color win."""

from tests.kit import table


def test_one_color() -> None:
    t = table({"yellow": "Magnavox Odyssey"}, {"red": "Coal"}, decks={10: "Robotics, Miniaturization"})
    assert t.dogma("Magnavox Odyssey").winners == (0,)


def test_two_colors() -> None:
    t = table({"yellow": "Magnavox Odyssey"}, {"red": "Coal"}, decks={10: "Robotics, Databases"})
    end = t.dogma("Magnavox Odyssey")
    assert end.winners is None
    assert (end.pile(0, "red"), end.pile(0, "green")) == (["Robotics"], ["Databases"])
    assert end.bystander(t, 1)
