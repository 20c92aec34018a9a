"""Ecology."""

from engine.lang.words import HAND, a, card, dogma, draw, fourth, if_you_do, junk_deck, may, return_, score

CARD = card(
    "Ecology",
    fourth(dogma(may(return_(a(HAND))), if_you_do(score(a(HAND)), draw(10, times=2))), dogma(may(junk_deck(10)))),
)
