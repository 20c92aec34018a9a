"""Reconnaissance looks into opponents' hands; of three 7s drawn one stays, whose color may be splayed right."""

from engine.lang.words import *

CARD = card(
    "Reconnaissance",
    fourth(
        demand(reveal(all_of(HAND))),
        dogma(
            by_switch(
                "reconnaissance",
                {
                    "sevens": draw_and_reveal(7, times=3, into=drawn),
                    "sixes": draw_and_reveal(6, times=3, into=drawn),
                },
            ),
            return_(as_many_as(2, drawn)),
            may(splay(color_of(the_rest_of(drawn)), RIGHT)),
        ),
    ),
)
