"""Genetics."""

from engine.lang.words import all_but_top, card, color_of, dogma, draw_and_meld, fourth, it, score

CARD = card("Genetics", fourth(dogma(draw_and_meld(11), score(all_but_top(1, color_of(it))))))
