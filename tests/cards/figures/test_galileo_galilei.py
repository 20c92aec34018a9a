"""Galileo Galilei: a deck before a draw, an achievement before a meld."""

from tests.kit import table


def test_the_5s_are_junked_before_a_draw() -> None:
    t = table({"green": "Galileo Galilei"}, {})
    assert t.play("draw", 1).deck(5) == []


def test_an_achievement_of_3_to_5_before_a_meld() -> None:
    t = table({"green": "Galileo Galilei", "hand": "Tools"}, {}, achievements="Archery, Paper, Coal")
    end = t.play("meld Tools", "achievement-3")
    assert end.available() == {1, 5}
    assert end.pile(0, "blue") == ["Tools"]
