"""Marie Curie: values above 6 in the score pile; a 9 before a value that is not in hand."""

import pytest

from engine.lang.words import ACHIEVEMENTS, all_of, count
from engine.query import karmas
from engine.query.eligibility import achievement_count
from engine.query.evaluate import Evaluator
from engine.run import moves
from tests.kit import table


@pytest.mark.parametrize(
    ("score", "count"), [("", 0), ("[6]", 0), ("[7]", 1), ("[7], [7], [8]", 2), ("[7], [8], [9]", 3)]
)
def test_each_different_value_above_6(score: str, count: int) -> None:
    t = table({"blue": "Marie Curie", "score": score}, {"score": "[10]"})
    assert karmas.achievement_count(t.m, t.s, 0) == achievement_count(t.m, t.s, 0) == count
    assert achievement_count(t.m, t.s, 1) == 0


def test_the_change_is_told_where_it_happens() -> None:
    """Agriculture scores a card of value 7."""
    t = table({"blue": "Marie Curie", "yellow": "Agriculture", "hand": "Coal, Canning"}, {})
    end = t.dogma("Agriculture", "Canning")
    assert [each.number("count") for each in end.facts("count-as-achievements")] == [1]
    assert not end.play("draw").facts("count-as-achievements")


def test_nothing_counts_any_more_when_it_is_covered() -> None:
    t = table({"blue": "Marie Curie", "score": "[7]", "hand": "Tools"}, {})
    before = t.play("draw")
    end = before.play("meld Tools")
    assert achievement_count(end.m, end.s, 0) == 0
    assert len(end.facts("none-count-as-achievements")) == 1


def test_a_9_is_drawn_before_a_value_that_is_not_in_hand() -> None:
    t = table({"blue": "Marie Curie"}, {}, decks={8: "Empiricism", 9: "Ecology"})
    assert t.play("draw").hand(0) == {"Ecology", "Empiricism"}


def test_not_before_one_that_is() -> None:
    t = table({"blue": "Marie Curie", "hand": "Rocketry"}, {}, decks={8: "Empiricism", 9: "Ecology"})
    assert t.play("draw").hand(0) == {"Rocketry", "Empiricism"}


@pytest.mark.parametrize(("reading", "counted"), [("counted-by-effects", 2), ("for-victory-only", 1)])
def test_effects_that_count_achievements(reading: str, counted: int) -> None:
    mine = {"blue": "Marie Curie", "score": "[7]", "achievements": "[1]"}
    t = table(mine, {}, switches={"karma-achievements": reading})
    code = t.m.codes.of(t.m.catalogue.find("Tools"))[0]
    number = Evaluator(code, t.m).number(count(all_of(ACHIEVEMENTS)))
    assert number(t.s, moves.effect_frame(t.m, t.s, code.id, 0, -1), -1) == counted
