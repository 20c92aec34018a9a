"""Bicycle swaps hand and score pile."""

from engine.lang.words import *

CARD = card("Bicycle", since(1, dogma(may(exchange(all_of(HAND), all_of(SCORE))))))
