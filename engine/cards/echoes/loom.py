"""Loom scores its lowest top card, tucks three 6s for two scored cards, and is Heritage with five images in a color."""

from engine.lang.words import *

CARD = card(
    "Loom",
    fourth(
        echo(score(lowest(TOPS))),
        dogma(may(return_(all_or_none(2, SCORE, different_values=True))), if_you_do(draw_and_tuck(6, times=3))),
        dogma(when(at_least(images_in_one_color, 5), claim("Heritage"))),
    ),
)
