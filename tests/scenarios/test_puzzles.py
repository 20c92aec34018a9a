"""Puzzles: each asks in both languages; those with a goal are proven, and the engine plays the answer of all."""

from collections import Counter
from pathlib import Path

import pytest

from engine.positions import load, verify
from engine.positions.goal import GRADES, THEMES
from engine.puzzles import faults, puzzles
from engine.puzzles.shelf import goal_of
from tests.conftest import ROOT

FILES = sorted((ROOT / "scenarios" / "puzzles").glob("*.yaml"))
LEAST = 8
"""puzzles of each further set"""
LEAST_WITH_GOAL, LEAST_ALONE = 40, 25
"""puzzles of the base set, and those of them with one solution"""
PROVEN = [path for path in FILES if load(path).goal is not None]


def test_there_are_enough_of_each_set() -> None:
    sets = Counter(name for path in FILES for name in load(path).sets if name != "base")
    assert {"unseen", "cities", "echoes", "artifacts", "figures"} <= sets.keys()
    assert min(sets.values()) >= LEAST


def test_there_are_enough_of_the_base_set_of_all_strengths() -> None:
    shelf = puzzles()
    goals = [goal_of(position) for position in shelf.values() if position.sets == ("base",)]
    assert len(goals) >= LEAST_WITH_GOAL
    assert sum(goal.solutions == 1 for goal in goals) >= LEAST_ALONE
    assert {goal.grade for goal in goals} >= set(GRADES[:-1])
    assert len({goal.theme for goal in goals}) >= len(THEMES) - 1
    assert {goal.decks for goal in goals} == {"known", "unknown"}
    assert len({position.title.en for position in shelf.values()}) == len(shelf)
    assert len({position.title.uk for position in shelf.values()}) == len(shelf)


@pytest.mark.parametrize("path", PROVEN, ids=lambda path: path.stem)
def test_its_proof_bears_out_what_it_says_of_itself(path: Path) -> None:
    position = load(path)
    assert not [str(problem) for problem in faults(position)]
    assert not [str(problem) for problem in verify(position)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_asks_and_its_answer_is_played_and_told(path: Path) -> None:
    position = load(path)
    assert position.question is not None
    assert position.answer is not None
    for words in (position.title, position.question, position.answer, *position.hints):
        assert words.en
        assert words.uk
        assert words.en != words.uk
    (line,) = position.lines
    assert line.play
    assert line.expect
    assert position.rules
    assert position.cards
