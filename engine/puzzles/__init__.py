"""Puzzles: a position with a goal, proven by the engine; and the finder, which searches games for new ones.

A puzzle is a position file with a ``goal`` (``docs/positions.md``). Any line that reaches the goal counts, so nothing
is compared with a written answer; that is only shown.
"""

from __future__ import annotations

from engine.puzzles.check import faults, question
from engine.puzzles.prove import Line, Proof, Prover, TooMuchError, Turn, prove
from engine.puzzles.shelf import Shelf, puzzles

__all__ = [
    "Line",
    "Proof",
    "Prover",
    "Shelf",
    "TooMuchError",
    "Turn",
    "faults",
    "prove",
    "puzzles",
    "question",
]
