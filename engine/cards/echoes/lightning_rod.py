"""Lightning Rod tucks 5s and returns the top card of the victim's color; it returns one and junks the 6s."""

from engine.lang.words import *

CARD = card(
    "Lightning Rod",
    fourth(
        echo(draw_and_tuck(5)),
        demand(draw_and_tuck(5), return_(top(color_of(it)))),
        dogma(return_(a(TOPS))),
        dogma(junk_deck(6)),
    ),
)
