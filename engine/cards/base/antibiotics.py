"""Antibiotics returns up to three cards and draws two 8s per different value among them."""

from engine.lang.words import *

CARD = card("Antibiotics", since(1, dogma(may(return_(up_to(3, HAND))), draw(8, times=twice(different_values(it))))))
