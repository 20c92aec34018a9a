"""Trunk fills the stash with a card, and empties it."""

from engine.lang.nodes import Place
from engine.lang.words import HAND, a, all_of, card, dogma, fourth, return_, transfer

IN_STASH = Place("stash")

CARD = card("Trunk", fourth(dogma(transfer(a(HAND), to=IN_STASH)), dogma(return_(all_of(IN_STASH)))))
