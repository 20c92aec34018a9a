"""Why something happens by the rules of Figures in the Sand: every kind of fact that the set records."""

from engine.trace.events import Number
from engine.trace.facts import fact

FOR_SHARING = fact("figures-for-sharing", "figures-draw-sharing", numbers={"n": Number.VALUE})
"""``n``: the age that is drawn from"""
FOR_ACHIEVING = fact("figures-for-achieving", "figures-draw-achieve", numbers={"actor": Number.SEAT})
"""``actor``: who has claimed a standard achievement with an Achieve action"""
FADES = fact("figures-fades", "fade", numbers={"count": Number.COUNT})
"""``count``: how many top Figures there are, of which one may stay"""
