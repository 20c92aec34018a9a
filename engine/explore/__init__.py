"""What could happen: all outcomes of an action, branch counts, previews, and what a seat cannot know.

Choice and chance are separate. No function reads a card that a seat cannot know: its draw branches over every card it
could be (``query.sight.could_be``), and :func:`imagine` deals the unknown cards again.
"""

from __future__ import annotations

from engine.explore.answers import answers
from engine.explore.counts import divide, perft
from engine.explore.ends import End, Holding, end_of, holding
from engine.explore.karmas import IDLE, foretold, steps_in
from engine.explore.previews import Change, Melding, Tries, change, melding
from engine.explore.table import Bounds, Column, Row, Wanted, before, bounds, card_ends, columns, leaves_of, rows
from engine.explore.tree import FIRST_LIMIT, MOST_NODES, Kind, OutcomeTree, Step, Unexplored, outcomes
from engine.explore.worlds import imagine, relabel, swap

__all__ = [
    "FIRST_LIMIT",
    "IDLE",
    "MOST_NODES",
    "Bounds",
    "Change",
    "Column",
    "End",
    "Holding",
    "Kind",
    "Melding",
    "OutcomeTree",
    "Row",
    "Step",
    "Tries",
    "Unexplored",
    "Wanted",
    "answers",
    "before",
    "bounds",
    "card_ends",
    "change",
    "columns",
    "divide",
    "end_of",
    "foretold",
    "holding",
    "imagine",
    "leaves_of",
    "melding",
    "outcomes",
    "perft",
    "relabel",
    "rows",
    "steps_in",
    "swap",
]
