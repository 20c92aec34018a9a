"""GPS makes opponents return their forecast, splays yellow up and draws three 11s, which foreseen are foreshadowed."""

from engine.cards.echoes.places import FORECAST
from engine.lang.words import *

CARD = card(
    "GPS",
    fourth(
        demand(return_(all_of(FORECAST))),
        dogma(may(splay(YELLOW, UP))),
        dogma(draw(11, times=3, into=drawn), when(was_foreseen, foreshadow(drawn))),
    ),
)
