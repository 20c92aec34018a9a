"""Why something happens by the rules of Echoes of the Past: every kind of fact that the set records."""

from engine.trace.events import Denies, Number, Shown
from engine.trace.facts import fact

SINGLE_HIGHEST = fact(
    "echoes-single-highest",
    "draw-echoes",
    shown=Shown.REASONS,
    numbers={"value": Number.VALUE, "n": Number.VALUE},
)
"""``cards``: the highest top card, which is the only one of its value; ``n``: the age that is drawn from"""
SEVERAL_HIGHEST = fact(
    "echoes-several-highest",
    "draw-echoes",
    shown=Shown.REASONS,
    numbers={"value": Number.VALUE, "n": Number.VALUE},
)
"""``cards``: the top cards that share the highest ``value``; ``n``: the age that a base card is drawn from"""

# --- promotion (Ultimate p. 25, Promoting Cards); ``cards``: the promoted card, the melded one ---

PROMOTES = fact("echoes-promotes", "promotion", numbers={"count": Number.COUNT, "most": Number.VALUE})
"""``count``: cards of the forecast of at most the value ``most`` of the melded card, which alone ``cards`` names"""
ALL_HIGHER = fact("echoes-all-higher", "promotion", holds=False, numbers={"most": Number.VALUE, "lowest": Number.VALUE})
"""``most``: the value of the melded card, which ``cards`` names; ``lowest``: the lowest value in the forecast"""
PROMOTED = fact("echoes-promoted", "promotion", numbers={"value": Number.VALUE, "most": Number.VALUE})
"""``most``: the value of the melded card"""
FREE_DOGMA = fact("echoes-free-dogma", "promotion-dogma")
NOT_PROMOTED = fact("echoes-not-promoted", "promotion", holds=False, denies=Denies.EFFECT)
"""a karma has stood in for the meld: nothing follows (Ultimate p. 15, p. 25). It may be hidden and is not named"""
NOTHING_FOLLOWS = fact("echoes-nothing-follows", "promotion-dogma", holds=False, denies=Denies.EFFECT)
"""the promoted card has no effects that a Dogma action executes: a City, a Figure"""
