"""Bifocals returns a forecast card and foreshadows a 7, foreseen one more; with green to the right a color goes up."""

from engine.cards.echoes.places import FORECAST
from engine.lang.words import *

CARD = card(
    "Bifocals",
    fourth(
        echo(return_(a(FORECAST))),
        dogma(draw_and_foreshadow(7), when(was_foreseen, draw_and_foreshadow(value(lowest(AVAILABLE_ACHIEVEMENTS))))),
        dogma(may(splay(GREEN, RIGHT)), if_you_do(splay(any_color, UP))),
    ),
)
