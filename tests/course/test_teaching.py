"""Lessons are found by the rules that their tasks name, and by the headings of rules that no task names."""

from pathlib import Path

import pytest

from engine.rules import RULES
from engine.rules.documents import FOURTH, THIRD
from tutor.course import library
from tutor.course.folders import NoLessonsError
from tutor.course.teaching import teaching


def names(*rules: str, edition: int = FOURTH, most: int = 2) -> list[str]:
    return [each.lesson for each in teaching(rules, edition, most=most)]


@pytest.mark.parametrize(
    ("rules", "lesson"),
    [
        (("draw-highest-top", "keyword-draw"), "03-draw"),
        (("meld-on-top", "keyword-meld"), "04-meld"),
        (("sharing-eligible", "activator-last", "free-draw"), "05-sharing"),
        (("demand-vulnerable",), "06-demand"),
        (("splay-left", "splay-states"), "07-splay"),
        (("keyword-tuck",), "08-keywords"),
        (("win-achievements",), "10-victory"),
        (("hidden-information-hand",), "19-hidden"),
        (("karma-would",), "31-figures"),
    ],
)
def test_the_lesson_that_is_about_the_rules_comes_first(rules: tuple[str, ...], lesson: str) -> None:
    found = teaching(rules)
    assert found[0].lesson == lesson
    assert set(found[0].rules) & set(rules)
    tasks = library.load(lesson)
    assert found[0].title == tasks.title
    assert set(found[0].rules) <= {rule for task in tasks for rule in task.rules}


def test_a_rule_that_no_task_names_counts_for_those_under_its_heading() -> None:
    (first, *_) = teaching(["achieve-eligible"])
    assert first.lesson == "09-achieve"
    assert "achieve-eligible" not in first.rules


def test_only_rules_of_the_edition_count() -> None:
    old = "free-draw-reveal-counts-3e"
    assert FOURTH not in RULES[old].editions
    assert names(old, edition=THIRD) == ["24-third-edition"]
    assert all(FOURTH in RULES[rule].editions for each in teaching([old], FOURTH, most=99) for rule in each.rules)


def test_no_rules_no_lessons_and_no_more_than_asked_for() -> None:
    assert names() == []
    assert names("no-such-rule") == []
    assert len(names("sharing-eligible", most=3)) == 3
    assert "25-teachers" not in names("sharing-eligible", most=99), "it is not for learners"


def test_without_lessons_there_is_an_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tutor.course.folders.LESSONS", (tmp_path,))
    with pytest.raises(NoLessonsError):
        teaching(["draw-highest-top"])
