"""Toothbrush tucks all cards of one value, splays a color left, and may achieve the highest card in the junk."""

from engine.lang.words import *

CARD = card(
    "Toothbrush",
    fourth(
        echo(choose_value("v", all_of(HAND)), tuck(all_of(HAND, value=the_number("v")))),
        dogma(may(splay(any_color, LEFT))),
        dogma(may(junk_deck(2)), if_you_do(achieve_if_eligible(highest(JUNK)))),
    ),
)
