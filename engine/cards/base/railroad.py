"""Railroad."""

from engine.lang.words import HAND, RIGHT, UP, all_of, card, colors, dogma, draw, fourth, may, return_, splay

CARD = card(
    "Railroad",
    fourth(dogma(return_(all_of(HAND))), dogma(draw(6, times=3)), dogma(may(splay(colors(splayed=RIGHT), UP)))),
)
