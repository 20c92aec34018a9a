"""Bell scores a card, and foreshadows a 1 and a 2; foreseen, it empties all hands."""

from engine.lang.words import *

CARD = card(
    "Bell",
    fourth(
        echo(may(score(a(HAND)))),
        dogma(then(draw_and_foreshadow(1, into=drawn), draw_and_foreshadow(2, into=gather(drawn)))),
        dogma(when(was_foreseen, return_(all_of(of(EVERYONE, HAND))))),
    ),
)
