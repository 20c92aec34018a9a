"""``puzzles``: lists, shows, finds and proves, in words and as JSON, with exit codes."""

import json
import pickle
from pathlib import Path

import pytest

from engine.positions import Problem, load
from engine.puzzles import puzzles
from engine.puzzles.shelf import FOLDER, goal_of
from engine.text.messages import phrase
from tests.cli.test_cli import run

FIRST = next(iter(puzzles()))


@pytest.mark.parametrize("language", ["en", "uk"])
def test_all_are_listed_by_strength(language: str) -> None:
    ran = run("puzzles", "list", "--lang", language)
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert len(lines) == len(puzzles()) + 1
    assert puzzles()[FIRST].title.of(language) in lines[0]
    assert str(len(puzzles())) in lines[-1]


def test_the_list_by_theme_and_strength_as_data() -> None:
    goal = goal_of(puzzles()[FIRST])
    ran = run("puzzles", "list", "--theme", goal.theme, "--grade", str(goal.grade), "--json")
    found = json.loads(ran.out)
    assert found["schema"] == "innovation-puzzles/1"
    assert FIRST in [each["name"] for each in found["puzzles"]]
    assert {(each["theme"], each["grade"]) for each in found["puzzles"]} == {(goal.theme, goal.grade)}


def test_one_is_shown_and_its_answer_only_when_asked_for() -> None:
    position, name = puzzles()[FIRST], FIRST.removeprefix(FOLDER)
    assert position.question is not None
    assert position.answer is not None
    shown = run("puzzles", "show", name)
    assert shown.code == 0
    assert position.question.en in shown.out
    assert position.answer.en not in json.loads(run("puzzles", "show", name, "--json").out)["puzzles"][0].values()
    assert (
        json.loads(run("puzzles", "show", FIRST, "--answer", "--json").out)["puzzles"][0]["answer"]
        == position.answer.en
    )
    assert run("puzzles", "show", "echoes-bonus").code == 1  # a question with an answer, and no goal


def test_what_is_proven_is_said_and_what_is_wrong_ends_with_one(tmp_path: Path) -> None:
    name = FIRST.removeprefix(FOLDER)
    ran = run("puzzles", "check", name)
    assert ran.code == 0
    assert "1 of 1" in ran.out
    path = tmp_path / "mine.yaml"
    from engine.positions.files import find

    path.write_text(find(FIRST).read_text(encoding="utf-8").replace("solutions: 1", "solutions: 2"), encoding="utf-8")
    assert goal_of(load(path)).solutions == 2
    ran = run("puzzles", "check", str(path))
    assert ran.code == 1
    assert "'solutions' says 2" in ran.err
    data = json.loads(run("puzzles", "check", str(path), name, "--json").out)
    assert (data["proven"], data["of"]) == (1, 2)


def test_new_ones_are_found_and_written(tmp_path: Path) -> None:
    ran = run("puzzles", "find", "--games", "1", "--seed", "11", "--theme", "special", "--out", str(tmp_path), "--json")
    assert ran.code == 0
    found = json.loads(ran.out)
    assert {path.stem for path in tmp_path.iterdir()} == {each["name"] for each in found["puzzles"]}
    assert ran.err == ""


@pytest.mark.parametrize(
    "words",
    [
        ["puzzles", "lost"],
        ["puzzles", "list", "x"],
        ["puzzles", "show"],
        ["puzzles", "show", "nothing-of-the-kind"],
        ["puzzles", "find", "--games", "0"],
        ["puzzles", "find", "--seed", "x"],
        ["puzzles", "list", "--theme", "chess"],
        ["puzzles", "list", "--grade", "6"],
    ],
)
def test_a_wrong_word_is_told_with_the_remedy(words: list[str]) -> None:
    ran = run(*words)
    assert ran.code == 2
    assert ran.err
    assert not ran.out


def test_what_is_wrong_comes_back_from_a_worker() -> None:
    problems = [Problem("mine.yaml", 3, 1, phrase("puzzle-cut-off", n="10"))]
    assert pickle.loads(pickle.dumps(problems)) == problems  # noqa: S301
    position = puzzles()[FIRST]
    assert pickle.loads(pickle.dumps(position)).game().state == position.game().state  # noqa: S301
