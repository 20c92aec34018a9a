"""Why something happens by the rules of Echoes of the Past: every kind of fact that the set records."""

from engine.trace.events import Number
from engine.trace.facts import fact

SINGLE_HIGHEST = fact("echoes-single-highest", "draw-echoes", numbers={"value": Number.VALUE, "n": Number.VALUE})
"""``cards``: the highest top card, which is the only one of its value; ``n``: the age that is drawn from"""
