"""The Internet."""

from engine.lang.words import GREEN, UP, card, dogma, draw_and_meld, draw_and_score, fourth, may, splay

CARD = card(
    "The Internet", fourth(dogma(may(splay(GREEN, UP))), dogma(draw_and_score(10)), dogma(draw_and_meld(10, times=2)))
)
