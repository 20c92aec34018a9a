"""Suburbia."""

from engine.lang.words import HAND, any_number, card, count, dogma, draw_and_score, fourth, it, junk_deck, may, tuck

CARD = card(
    "Suburbia", fourth(dogma(may(tuck(any_number(HAND))), draw_and_score(1, times=count(it))), dogma(may(junk_deck(9))))
)
