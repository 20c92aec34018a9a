"""Giuseppe Scionti: a 9 before each effect."""

from tests.kit import table


def test_each_effect_that_its_owner_executes() -> None:
    t = table(
        {"blue": "Giuseppe Scionti", "green": "The Wheel"}, {}, decks={9: "Computers, Services", 1: "Oars, Archery"}
    )
    end = t.play("dogma The Wheel")
    assert end.score(0) == {"Computers"}
    assert end.hand(0) == {"Oars", "Archery"}


def test_each_effect_of_his_own_and_not_a_demand_that_others_execute() -> None:
    t = table({"blue": "Giuseppe Scionti", "red": "Oars"}, {}, decks={9: "Computers, Services"})
    end = t.play("dogma Oars")
    assert end.score(0) == {"Computers"}
    assert end.score(1) == set()


def test_the_effect_of_a_decree_is_no_dogma_effect() -> None:
    t = table(
        {"blue": "Giuseppe Scionti", "purple": "Mysticism, Code of Laws", "hand": "Hammurabi, Plato, Avicenna"},
        {},
        decks={9: "Computers, Services"},
    )
    end = t.play("decree expansion")
    assert end.score(0) == set()
    assert end.splay(0, "purple") == "up"


def test_nor_is_an_echo_effect() -> None:
    t = table(
        {"blue": "Giuseppe Scionti", "green": "Umbrella"},
        {},
        sets=("base", "echoes", "figures"),
    )
    assert len(t.play("dogma Umbrella").score(0)) == 1
