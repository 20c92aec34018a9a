"""Chopsticks foreshadows a 1; for the junked deck of 1s it may achieve the highest card in the junk."""

from engine.lang.words import *

CARD = card(
    "Chopsticks",
    fourth(
        echo(may(draw_and_foreshadow(1))),
        dogma(may(junk_deck(1)), if_you_do(achieve_if_eligible(highest(JUNK)))),
    ),
)
