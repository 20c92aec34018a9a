"""Puzzles of the further sets: each asks in both languages, and the engine plays its answer."""

from collections import Counter
from pathlib import Path

import pytest

from engine.positions import load
from tests.conftest import ROOT

FILES = sorted((ROOT / "scenarios" / "puzzles").glob("*.yaml"))
LEAST = 8
"""puzzles of each set"""


def test_there_are_enough_of_each_set() -> None:
    sets = Counter(name for path in FILES for name in load(path).sets if name != "base")
    assert {"unseen", "cities", "echoes", "artifacts"} <= sets.keys()
    assert min(sets.values()) >= LEAST


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
