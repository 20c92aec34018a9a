"""Globe returns the hand: blue, green and yellow are three cards foreshadowed; foreseen, it takes a top card."""

from engine.lang.words import *

CARD = card(
    "Globe",
    fourth(
        dogma(
            may(return_(all_of(HAND), into=returned)),
            when(
                both(is_color(returned, BLUE), both(is_color(returned, GREEN), is_color(returned, YELLOW))),
                draw_and_foreshadow(6, into=drawn),
                draw_and_foreshadow(7, into=gather(drawn)),
                draw_and_foreshadow(8, into=gather(drawn)),
                splay(any_color, RIGHT),
            ),
        ),
        dogma(when(was_foreseen, foreshadow(a(of(EVERYONE, TOPS))))),
    ),
)
