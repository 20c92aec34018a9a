"""Astronomy melds 6s as long as they are green or blue; a board of high top cards claims Universe."""

from engine.lang.words import *

CARD = card(
    "Astronomy",
    since(
        1,
        dogma(draw_and_reveal(6), when(is_color(it, GREEN, BLUE), meld(it), repeat_effect())),
        dogma(when(every_of(all_of(TOPS, not_color=PURPLE), at_least(value(each), 6)), claim("Universe"))),
    ),
)
