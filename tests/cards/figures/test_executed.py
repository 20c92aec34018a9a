"""Figures and Cities that a card would execute, or that somebody would choose for a Dogma (Ultimate p. 22, p. 28)."""

import pytest

from engine.text.game_text import GameText
from tests.kit import table


@pytest.mark.parametrize(
    ("title", "rule", "sets"),
    [("Sneferu", "figures-no-dogma", ("base", "figures")), ("Athens", "city-no-dogma", ("base", "cities", "figures"))],
)
def test_one_that_is_self_executed_does_nothing(title: str, rule: str, sets: tuple[str, ...]) -> None:
    """Escapism junks it from hand and would execute it: what comes before is done."""
    t = table({"purple": "Escapism", "hand": title}, {}, sets=sets, decks={1: "Oars, Tools, Sailing"})
    end = t.dogma("Escapism")
    assert end.hand(0) == {"Oars", "Tools", "Sailing"}
    (fact,) = end.facts("no-effects")
    assert fact.rule == rule
    for language, said in (("en", "has no effects to execute; nothing happens."), ("uk", "нічого не стається.")):
        words = GameText(language, ("Ann", "Ben"))
        assert any(words.fact(end.m, each).sentence.endswith(said) for each in end.entries if each.item is fact)


@pytest.mark.parametrize("title", ["Sneferu", "Gilgamesh", "Athens"])
def test_one_that_is_super_executed_does_nothing(title: str) -> None:
    color = "yellow" if title == "Sneferu" else "red"
    t = table({"yellow": "Gujin Tushu Jicheng"}, {color: title}, sets=("base", "cities", "artifacts", "figures"))
    end = t.dogma("Gujin Tushu Jicheng")
    assert len(end.facts("no-effects")) == 1
    assert end.bystander(t, 1)


def test_parley_does_not_reach_a_distant_figure_or_city() -> None:
    t = table(
        {"hand": "Oars"},
        {},
        {"yellow": "Sneferu", "red": "Athens", "blue": "Tools"},
        {},
        sets=("base", "cities", "figures"),
    )
    assert [each for each in t.options() if each.startswith("dogma")] == ["dogma tools"]


def test_a_promoted_figure_brings_no_free_dogma() -> None:
    """ECH-06."""
    t = table({"forecast": "Sneferu", "hand": "Oars"}, {}, sets=("base", "echoes", "figures"))
    end = t.play("meld Oars")
    assert end.pile(0, "yellow") == ["Sneferu"]
    assert not end.facts("vulnerable")
