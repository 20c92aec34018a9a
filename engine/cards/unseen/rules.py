"""Which draws take a card of The Unseen (Ultimate p. 31, Drawing Unseen)."""

from engine.model.frames import TurnFrame
from engine.model.state import State
from engine.query.running import running_turn
from engine.run.machine import Machine
from engine.trace.events import Fact, Number
from engine.trace.facts import fact

FIRST_CARD = fact("unseen-first-card", "draw-unseen", numbers={"n": Number.VALUE})
"""``n``: the age that is drawn from"""


def draw_rule(m: Machine, s: State, seat: int, age: int) -> Fact | None:
    """The first card that each player draws in a turn, in anybody's, is an Unseen card; setup is no turn."""
    turn = running_turn(s)
    drew = TurnFrame.DREW if m.switches["first-card"] == "any-card" else TurnFrame.DREW_ANY_SET
    return FIRST_CARD(seat, n=age) if turn is not None and seat not in turn.vars[drew] else None
