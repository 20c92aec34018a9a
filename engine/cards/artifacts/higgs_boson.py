"""Higgs Boson scores the whole board."""

from engine.lang.words import *

CARD = card("Higgs Boson", fourth(dogma(score(all_of(BOARD)))))
