"""Atomic Theory."""

from engine.lang.words import BLUE, RIGHT, card, dogma, draw_and_meld, fourth, may, splay

CARD = card("Atomic Theory", fourth(dogma(may(splay(BLUE, RIGHT))), dogma(draw_and_meld(7))))
