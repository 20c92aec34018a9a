"""Why something happens by the rules of Figures in the Sand: every kind of fact that the set records."""

from engine.trace.events import Number
from engine.trace.facts import fact

_DRAWS = {"actor": Number.SEAT, "value": Number.VALUE}

FOR_SHARING = fact("figures-for-sharing", "figures-draw-sharing", numbers={"n": Number.VALUE})
"""``n``: the age that is drawn from"""
FOR_ACHIEVING = fact("figures-for-achieving", "figures-draw-achieve", numbers=_DRAWS)
"""``actor``: who has claimed a standard achievement with an Achieve action; ``value``: that of the highest top card"""
FOR_SECRET = fact("figures-for-secret", "figures-draw-achieve", numbers=_DRAWS)
"""``actor``: who has claimed a secret with an Achieve action, where the switch ``figures-for-secrets`` has it count"""
FADES = fact("figures-fades", "fade", numbers={"count": Number.COUNT})
"""``count``: how many top Figures there are, of which one may stay"""
FADES_AHEAD = fact("figures-fades-ahead", "fade", numbers={"count": Number.COUNT})
"""The same before an action is taken that leads to it."""

# --- Decrees (Ultimate p. 29-30) ---

DECREE_BY_VALUES = fact(
    "figures-decree-by-values", "decree-action", numbers={"count": Number.COUNT, "color": Number.COLOR}
)
"""``cards``: the Decree; ``count``: how many different values the Figures in hand have"""
DECREE_BY_KARMA = fact("figures-decree-by-karma", "karma-decree", numbers={"count": Number.COUNT})
"""``cards``: the Figure whose karma allows it; ``count``: with how many Figures"""
DECREE_IN_SUPPLY = fact("figures-decree-in-supply", "decree-effect")
DECREE_OWN = fact("figures-decree-own", "decree-effect")
DECREE_OF_ANOTHER = fact("figures-decree-of-another", "decree-of-another", numbers={"actor": Number.SEAT})
"""``actor``: who has it"""

# --- Auspice (Ultimate p. 28) ---

AUSPICE = fact("figures-auspice", "auspice", numbers={"icon": Number.ICON})
"""``cards``: the Figure that shows the ``icon`` that the second card, that of the Dogma action, features"""
