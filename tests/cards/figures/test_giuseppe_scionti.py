"""Giuseppe Scionti: a 9 before each dogma effect."""

from tests.kit import table


def test_each_effect_that_its_owner_executes() -> None:
    t = table(
        {"blue": "Giuseppe Scionti", "green": "The Wheel"}, {}, decks={9: "Computers, Services", 1: "Oars, Archery"}
    )
    end = t.play("dogma The Wheel")
    assert end.score(0) == {"Computers"}
    assert end.hand(0) == {"Oars", "Archery"}


def test_an_echo_effect_is_no_dogma_effect() -> None:
    """Chopsticks has one echo effect and one dogma effect."""
    t = table(
        {"blue": "Giuseppe Scionti", "yellow": "Chopsticks"},
        {},
        decks={9: "Computers, Services", 1: "Oars, Archery"},
        sets=("base", "figures", "echoes"),
    )
    assert len(t.dogma("Chopsticks", "no", "no").facts("karma-first")) == 1
