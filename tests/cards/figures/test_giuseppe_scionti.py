"""Giuseppe Scionti: a 9 before each effect."""

from tests.kit import table


def test_each_effect_that_its_owner_executes() -> None:
    t = table(
        {"blue": "Giuseppe Scionti", "green": "The Wheel"}, {}, decks={9: "Computers, Services", 1: "Oars, Archery"}
    )
    end = t.play("dogma The Wheel")
    assert end.score(0) == {"Computers"}
    assert end.hand(0) == {"Oars", "Archery"}
