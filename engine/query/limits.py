"""How many cards a zone takes that a verb fills: the better the best splay, the fewer (Ultimate p. 31).

The limit stops that verb alone: transfers and exchanges pass it by, and cards beyond it stay.
"""

from __future__ import annotations

from engine.lang.terms import Splay
from engine.model.state import State
from engine.query.context import Context

MOST = 5
"""how many cards a zone takes of a player who has no color splayed"""


def best_splay(c: Context, s: State, seat: int) -> Splay:
    """Return the best direction in which a color of a seat is splayed: left, right, up, aslant, in rising order."""
    return Splay(max(s.splays[c.board_of[seat]]))


def limit(c: Context, s: State, seat: int, word: str) -> int | None:
    """Return how many cards a zone of a seat takes by its verb, 5 to 1; ``None`` for a kind without a limit."""
    return MOST - best_splay(c, s, seat) if c.zones.kind(word).filled_by else None


def room(c: Context, s: State, seat: int, verb: str) -> int | None:
    """Return how many more cards a verb can put into its zone; ``None`` for a verb without a limit."""
    word = c.zones.filled_by.get(verb)
    if word is None:
        return None
    return max(0, MOST - best_splay(c, s, seat) - len(s.zones[c.zones.of(word, seat)]))
