"""The puzzles that there are: scenarios with a goal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from engine.positions import SCENARIOS, Position, list_all, load
from engine.positions.goal import GRADES, THEMES, Goal

Shelf = Mapping[str, Position]
"""puzzles by the names of their scenarios, the easiest first"""
FOLDER = "puzzles/"


def puzzles(folders: Sequence[Path] = SCENARIOS) -> Shelf:
    """Return every puzzle of the folders ``puzzles`` that has a goal, by strength and then by theme and name.

    Raises:
        PositionError: one of them cannot be read.
    """
    found = {name: load(path) for name, path in list_all(folders).items() if name.startswith(FOLDER)}
    return dict(sorted(((name, each) for name, each in found.items() if each.goal is not None), key=_rank))


def goal_of(position: Position) -> Goal:
    """Return the goal of a position that has one."""
    assert position.goal is not None
    return position.goal


def _rank(item: tuple[str, Position]) -> tuple[int, int, str]:
    goal = goal_of(item[1])
    return GRADES.index(goal.grade), THEMES.index(goal.theme), item[0]
