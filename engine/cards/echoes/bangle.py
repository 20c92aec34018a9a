"""Bangle tucks a 1; it foreshadows a 2 or tucks one out of the forecast, and a 3 goes into an empty forecast."""

from engine.cards.echoes.places import FORECAST
from engine.lang.words import *

CARD = card(
    "Bangle",
    fourth(
        echo(tuck(a(HAND, value=1))),
        dogma(do_one_of(draw_and_foreshadow(2), tuck(a(FORECAST, value=2)))),
        dogma(when(equals(count(FORECAST), 0), draw_and_foreshadow(3))),
    ),
)
