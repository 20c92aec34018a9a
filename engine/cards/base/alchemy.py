"""Alchemy draws 4s by authority, and one red card costs the hand; then it melds and scores a card."""

from engine.lang.words import *

RED_COSTS_THE_HAND = when(any_of(drawn, is_color(each, RED)), return_(all_of(HAND)))
MELD_AND_SCORE = dogma(then(meld(a(HAND)), score(a(HAND))))

CARD = card(
    "Alchemy",
    fourth(
        dogma(draw_and_reveal(4, times=number_of(colors(showing=AUTHORITY)), into=drawn), RED_COSTS_THE_HAND),
        MELD_AND_SCORE,
    ),
    since(
        1,
        dogma(draw_and_reveal(4, times=for_every(3, icons(AUTHORITY)), into=drawn), RED_COSTS_THE_HAND),
        MELD_AND_SCORE,
    ),
)
