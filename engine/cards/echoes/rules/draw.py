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
    value = table.values(m, s)
    tops = table.top_cards(m, s, seat)
    highest = max([value[card] for card in tops], default=0)
    single = [card for card in tops if value[card] == highest]
    return reasons.SINGLE_HIGHEST(seat, cards=tuple(single), value=highest, n=age) if len(single) == 1 else None
