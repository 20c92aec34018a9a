"""Railroad returns the hand, draws three 6s, and turns a right splay up."""

from engine.lang.words import *

RETURN_HAND = return_(all_of(HAND))
DRAW_THREE = draw(6, times=3)
SPLAY = dogma(may(splay(colors(splayed=RIGHT), UP)))

CARD = card(
    "Railroad",
    fourth(dogma(RETURN_HAND), dogma(DRAW_THREE), SPLAY),
    since(1, dogma(then(RETURN_HAND, DRAW_THREE)), SPLAY),
)
