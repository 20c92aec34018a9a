"""Positions: one YAML format and one line of text for lessons, rulings, puzzles, tests and bug reports.

The format is described in ``docs/positions.md``.
"""

from engine.positions.files import SCENARIOS, UnknownScenarioError, find, list_all, load, loads
from engine.positions.position import Answer, Line, Position, Words
from engine.positions.problems import PositionError, Problem

__all__ = [
    "SCENARIOS",
    "Answer",
    "Line",
    "Position",
    "PositionError",
    "Problem",
    "UnknownScenarioError",
    "Words",
    "find",
    "list_all",
    "load",
    "loads",
]
