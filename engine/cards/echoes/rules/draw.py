"""Which draws take an Echoes card (Ultimate p. 24, Drawing Echoes Cards)."""

from engine.cards.echoes.rules import reasons
from engine.model.state import State
from engine.query import table
from engine.run.machine import Machine
from engine.trace.events import Fact


def draw_rule(m: Machine, s: State, seat: int, age: int) -> Fact | None:
    """A player with a single highest top card draws an Echoes card, asked again at every draw; an empty board has none.

    The age may be another than the value of that card: it is that of the draw.
    """
    board, value = table.board(m, s, seat), m.catalogue.value_on_board
    single = [card for card in board.tops if value[card] == board.highest]
    return reasons.SINGLE_HIGHEST(seat, cards=tuple(single), value=board.highest, n=age) if len(single) == 1 else None
