"""Figures and Cities that a card would execute, or that somebody would choose for a Dogma (Ultimate p. 22, p. 28)."""

import pytest

from engine.text.game_text import GameText
from engine.trace.events import Began, Fact, Span
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
    karmas = title == "Sneferu"
    for language, said in (
        ("en", f"has no effects to execute{', only karmas' * karmas}; nothing happens."),
        ("uk", f"немає ефектів, які можна застосувати{', лише карми' * karmas}; нічого не стається."),
    ):
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


def test_the_karma_of_a_promoted_figure_that_waits_for_its_meld_runs() -> None:
    """By whatever the meld comes about (Ultimate p. 29)."""
    t = table(
        {"forecast": "Alexander the Great", "hand": "Paper"},
        {"blue": "Archimedes, Tools"},
        sets=("base", "echoes", "figures"),
    )
    end = t.play("meld Paper")
    assert end.score(0) == {"Archimedes"}
    assert len(end.facts("karma-when")) == 1


def test_a_karma_that_waits_for_a_meld_hears_a_promotion_too() -> None:
    """Sneferu tucks a 2 before Paper is melded, and another before Writing is promoted."""
    t = table(
        {"forecast": "Writing", "hand": "Paper", "yellow": "Sneferu"},
        {},
        sets=("base", "echoes", "figures"),
    )
    assert len(t.play("meld Paper", idle=False).facts("karma-first")) == 2


def test_the_11_of_the_chain_rule_is_told_before_the_execution_that_earns_it() -> None:
    """As without Figures (Ultimate p. 16): Computers executes Software, which executes a 9 of its own."""
    players = {"blue": "Computers, Writing"}, {"purple": "Empiricism"}
    decks = {9: "Ecology, Genetics", 10: "Software, Databases", 11: "Fusion, Escapism"}

    def told(sets: tuple[str, ...]) -> list[str]:
        end = table(*players, decks=decks, sets=sets).dogma("Computers")
        assert end.achievements(0) == {"Fusion"}
        assert end.pile(0, "purple") == ["Escapism"]
        found = []
        for entry in end.entries:
            if isinstance(entry.item, Fact) and entry.item.kind == "chain":
                found.append("chain")
            elif isinstance(entry.item, Began) and entry.item.what is Span.SELF_EXECUTE:
                found.append(end.m.catalogue.title[entry.item.card])
        return found

    assert told(("base", "figures")) == told(("base",)) == ["Software", "chain", "Genetics"]
