"""What the running action remembers: its frame's locals, and the ledger of what its effects moved.

"Due to the demand", "this action" and Democracy's counts are read from the ledger; it covers all seats and ends with
the action (4e base p. 23, "This effect" / "This action").
"""

from __future__ import annotations

from engine.model.state import Frame, State

GAME, TURN, ACTION = 0, 1, 2
"""places of the lowest frames on the stack"""

# locals of the turn's frame
TAKEN = 0
"""actions begun this turn"""
ACTIONS = 1
"""actions this turn has"""
TALLY = 2
"""(seat, verb) for every card scored or tucked this turn; kept only where Monument asks for it"""

# locals of the action's frame
KIND = 0
"""an ``Action`` kind"""
CARD = 1
"""the card of the action"""
EFFECT = 2
"""index of the effect being executed"""
QUEUE = 3
"""seats that have yet to execute it"""
VERDICTS = 4
"""locked at the start: per seat one of the four verdicts"""
SHARER = 5
"""seat of the opponent now sharing, or -1"""
SHARED = 6
"""seats of opponents whose sharing did something with a card, in order"""
LEDGER = 7
"""(card, effect, by demand, seat, verb, moved card) of every movement by an effect"""
FREE = 8
"""1 while the free Draw is taken"""
PARLEYED = 9
"""(seat, whether before a demand) of everybody who was asked for a Parley"""

# verdicts
LAST, SHARES, VULNERABLE, NEITHER = range(4)
VERDICT_NAMES = ("last", "shares", "vulnerable", "immune")


def action_frame(s: State) -> Frame | None:
    """Return the frame of the running action, if any."""
    return s.frames[ACTION] if len(s.frames) > ACTION else None


def done_due_to_demand(s: State, card: int, verb: str) -> bool:
    """Return whether a card's demand made anyone do ``verb`` with a card during this action."""
    frame = action_frame(s)
    return frame is not None and any(entry[0] == card and entry[2] and entry[4] == verb for entry in frame.vars[LEDGER])


def returned_by(s: State, seat: int, card: int) -> int:
    """Return how many cards a seat returned because of a card so far during this action."""
    frame = action_frame(s)
    if frame is None:
        return 0
    return sum(1 for entry in frame.vars[LEDGER] if entry[0] == card and entry[3] == seat and entry[4] == "return")
