"""Slot Machine reveals a 1 to a 5: one green card splays green or purple right, two score them all, three win."""

from engine.lang.words import *

GREENS = count(all_of(drawn, color=GREEN))

CARD = card(
    "Slot Machine",
    fourth(
        dogma(
            then(
                draw_and_reveal(1, into=drawn),
                draw_and_reveal(2, into=gather(drawn)),
                draw_and_reveal(3, into=gather(drawn)),
                draw_and_reveal(4, into=gather(drawn)),
                draw_and_reveal(5, into=gather(drawn)),
            ),
            when(at_least(GREENS, 1), splay(one_of(GREEN, PURPLE), RIGHT)),
            when(at_least(GREENS, 2), score(drawn), otherwise=return_(drawn)),
            when(at_least(GREENS, 3), win()),
        ),
    ),
)
