"""Shivaji: he claims before an opponent does; purple cards become achievements before a yellow Dogma."""

from tests.kit import table


def test_he_claims_another_achievement_first() -> None:
    t = table(
        {"score": "Coal", "red": "Archery"},
        {"red": "Shivaji", "score": "Engineering, Compass, Machinery, Tools"},
        achievements="Sailing, Calendar",
    )
    end = t.play("achieve 1")
    assert (end.achievements(0), end.achievements(1)) == ({"Sailing"}, {"Calendar"})


def test_only_if_he_is_eligible() -> None:
    t = table(
        {"score": "Coal", "red": "Archery"},
        {"red": "Shivaji", "score": "Engineering, Compass, Machinery"},
        achievements="Sailing, Calendar",
    )
    assert t.play("achieve 1").achievements(1) == set()


def test_not_the_very_one() -> None:
    t = table(
        {"score": "Coal", "red": "Archery"},
        {"red": "Shivaji", "score": "Engineering, Gunpowder"},
        achievements="Sailing",
    )
    end = t.play("achieve 1")
    assert (end.achievements(0), end.achievements(1)) == ({"Sailing"}, set())


def test_purple_cards_become_achievements_before_a_yellow_dogma() -> None:
    t = table(
        {"red": "Shivaji", "yellow": "Domestication", "purple": "Philosophy, Mysticism"},
        {},
        decks={1: "Tools"},
        achievements="",
    )
    end = t.play("dogma Domestication")
    assert (end.pile(0, "purple"), end.available()) == ([], {1, 2})
    assert end.hand(0) == {"Tools"}


def test_another_color_does_not() -> None:
    t = table({"red": "Shivaji", "green": "The Wheel", "purple": "Philosophy"}, {}, achievements="")
    assert t.play("dogma The Wheel").pile(0, "purple") == ["Philosophy"]


def test_his_own_claim_is_not_an_opponents() -> None:
    t = table({"red": "Shivaji", "score": "Engineering, Gunpowder, Navigation"}, {}, achievements="Sailing, Calendar")
    assert t.play("achieve 1").achievements(0) == {"Sailing"}
