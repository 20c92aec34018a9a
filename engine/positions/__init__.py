"""Positions: one YAML format and one line of text for lessons, rulings, puzzles, tests and bug reports.

The format is described in ``docs/positions.md``.
"""

from engine.positions.check import Played, check, run_line, script, verify
from engine.positions.files import SCENARIOS, UnknownScenarioError, find, list_all, load, loads
from engine.positions.goal import Goal, Wish
from engine.positions.line import from_line, to_line
from engine.positions.position import Answer, Bilingual, Position, ScriptedLine
from engine.positions.problems import PositionError, Problem
from engine.positions.write import dump

__all__ = [
    "SCENARIOS",
    "Answer",
    "Bilingual",
    "Goal",
    "Played",
    "Position",
    "PositionError",
    "Problem",
    "ScriptedLine",
    "UnknownScenarioError",
    "Wish",
    "check",
    "dump",
    "find",
    "from_line",
    "list_all",
    "load",
    "loads",
    "run_line",
    "script",
    "to_line",
    "verify",
]
