"""Barcode makes opponents return a scored card for each bonus of theirs, and splays up: foreseen, every color."""

from engine.lang.words import *

CARD = card(
    "Barcode",
    fourth(
        demand(for_each_bonus("b", bonuses(), return_(a(SCORE, value=the_number("b"))))),
        dogma(may(splay(any_color, UP)), when(was_foreseen, splay_each(colors(), UP))),
    ),
)
