"""Benjamin Franklin: a Figure of that color is taken before a meld."""

from tests.kit import table


def test_only_a_figure_of_that_color() -> None:
    t = table({"blue": "Benjamin Franklin", "hand": "Oars"}, {"red": "Hammurabi", "green": "Fu Xi"})
    end = t.play("meld Oars")
    assert end.hand(0) == {"Hammurabi"}
    assert end.pile(1, "green") == ["Fu Xi"]


def test_another_card_of_that_color_stays() -> None:
    t = table({"blue": "Benjamin Franklin", "hand": "Oars"}, {"red": "Archery"})
    assert t.play("meld Oars").pile(1, "red") == ["Archery"]
