"""Which draws take an Echoes card (Ultimate p. 24, Drawing Echoes Cards)."""

from functools import lru_cache

from engine.cards.echoes.rules import reasons
from engine.model.state import State
from engine.query import table
from engine.run.machine import Machine
from engine.trace.events import Fact

_HIGHEST = "echoes-highest"


def draw_rule(m: Machine, s: State, seat: int, age: int) -> Fact | None:
    """A player with a single highest top card draws an Echoes card, asked again at every draw; an empty board has none.

    The age may be another than the value of that card: it is that of the draw.
    """
    board = table.board(m, s, seat)
    highest = board.cached.get(_HIGHEST)
    if highest is None:
        value = m.catalogue.value_on_board
        highest = board.cached[_HIGHEST] = tuple([card for card in board.tops if value[card] == board.highest])
    return _single_highest(seat, highest, board.highest, age) if len(highest) == 1 else None


def base_draw(m: Machine, s: State, seat: int, age: int) -> Fact | None:
    """Return which top cards share the highest value; nothing for an empty board."""
    board = table.board(m, s, seat)
    value = m.catalogue.value_on_board
    highest = tuple([card for card in board.tops if value[card] == board.highest])
    return reasons.SEVERAL_HIGHEST(seat, cards=highest, value=board.highest, n=age) if len(highest) > 1 else None


@lru_cache(maxsize=1024)
def _single_highest(seat: int, cards: tuple[int, ...], value: int, age: int) -> Fact:
    """Return the fact about a draw, which is made once: it is asked for at every draw."""
    return reasons.SINGLE_HIGHEST(seat, cards=cards, value=value, n=age)
