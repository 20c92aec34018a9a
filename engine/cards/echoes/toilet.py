"""Toilet returns a scored card for each bonus value shown, and trades a card for another of its value."""

from engine.lang.words import *

CARD = card(
    "Toilet",
    fourth(
        echo(draw_and_tuck(4)),
        demand(for_each_bonus("b", bonuses(ME, different=True), return_(a(SCORE, value=the_number("b"))))),
        dogma(may(then(return_(a(HAND)), draw(value(it))))),
    ),
)
