"""Martin Scorsese: a Figure is tucked instead of melded."""

from tests.kit import table


def test_an_achievement_for_a_figure() -> None:
    t = table({"purple": "Martin Scorsese", "red": "Archery", "hand": "Hammurabi"}, {}, achievements="Tools, Coal")
    end = t.play("meld Hammurabi", "achievement-1")
    assert end.pile(0, "red") == ["Archery", "Hammurabi"]
    assert end.achievements(0) == {"Tools"}


def test_other_cards_are_melded() -> None:
    t = table({"purple": "Martin Scorsese", "red": "Archery", "hand": "Oars"}, {}, achievements="Tools")
    assert t.play("meld Oars").pile(0, "red") == ["Oars", "Archery"]
