"""Chartreuse reveals a 3, 4, 5 and 6: the green and yellow ones are melded, the others returned; one goes right."""

from engine.lang.words import *

CARD = card(
    "Chartreuse",
    fourth(
        dogma(
            then(
                draw_and_reveal(3, into=drawn),
                draw_and_reveal(4, into=gather(drawn)),
                draw_and_reveal(5, into=gather(drawn)),
                draw_and_reveal(6, into=gather(drawn)),
            ),
            meld(all_of(drawn, color=(GREEN, YELLOW))),
            return_(the_rest_of(drawn)),
        ),
        dogma(may(splay(one_of(GREEN, YELLOW), RIGHT))),
    ),
)
