"""Which draws take a card of The Unseen (Ultimate p. 31, Drawing Unseen)."""

from functools import lru_cache

from engine.model.frames import TurnFrame
from engine.model.state import State
from engine.query.running import running_turn
from engine.run.machine import Machine
from engine.trace.events import Fact, Number, Shown
from engine.trace.facts import fact

FIRST_CARD = fact("unseen-first-card", "draw-unseen", numbers={"n": Number.VALUE})
"""``n``: the age that is drawn from"""
LATER_CARD = fact("unseen-later-card", "draw-unseen", shown=Shown.REASONS, numbers={"n": Number.VALUE})
"""``n``: the age that a base card is drawn from, as the first card of the turn has been drawn"""

_DREW, _DREW_ANY_SET = TurnFrame.DREW, TurnFrame.DREW_ANY_SET


@lru_cache(maxsize=128)
def _first_card(seat: int, age: int) -> Fact:
    """Return the fact about a draw, which is made once: many draws are the first of a turn."""
    return FIRST_CARD(seat, n=age)


def draw_rule(m: Machine, s: State, seat: int, age: int) -> Fact | None:
    """The first card that each player draws in a turn, in anybody's, is an Unseen card; setup is no turn."""
    turn = running_turn(s)
    if turn is None:
        return None
    drew = turn.vars[_DREW if m.switches["first-card"] == "any-card" else _DREW_ANY_SET]
    return None if seat in drew else _first_card(seat, age)


def base_draw(m: Machine, s: State, seat: int, age: int) -> Fact | None:
    """Return that a player has drawn the first card of the turn already."""
    return LATER_CARD(seat, n=age) if running_turn(s) is not None else None


def deck_rules() -> tuple[str, ...]:
    """Return the rules that say when a card of the set's decks is drawn."""
    return ("draw-unseen",)
