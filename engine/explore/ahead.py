"""Running on: to the next question, or to the next card that a seat cannot know."""

from __future__ import annotations

from typing import NamedTuple

from engine.model.state import State
from engine.run.machine import Machine, UnknownCard


class Unknown(NamedTuple):
    """A card would be drawn that the seat cannot know."""

    before: State
    """the state in which nothing of the draw has happened"""
    card: int


def run(m: Machine, s: State) -> Unknown | None:
    """Run on to the next question or the end of the game; or return where an unknown card would be drawn.

    The state is spoilt in the second case.

    Raises:
        EndlessError: there is no next question.
        NotDoneError: a card that is not programmed would have to be executed.
    """
    if m.unseen_by is None:
        m.run(s)
        return None
    ahead = s.copy()
    if not runs_unseen(m, ahead):
        s.become(ahead)
        return None
    before = s.copy()
    try:
        while True:
            m.step(s)
            before = s.copy()
    except UnknownCard as unknown:
        return Unknown(before, unknown.card)


def runs_unseen(m: Machine, s: State) -> bool:
    """Run on to the next question; return whether an unknown card would be drawn, in a state that is spoilt then."""
    try:
        m.run(s)
    except UnknownCard:
        return True
    return False
