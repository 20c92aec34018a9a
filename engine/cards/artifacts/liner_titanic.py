"""Liner Titanic scores all bottom cards and junks the lowest deck that has a card."""

from engine.lang.words import *

CARD = card(
    "Liner Titanic",
    fourth(
        dogma(score(each_bottom())),
        dogma(junk_deck(value(lowest(DECK_TOPS, where=is_of_set(each, "base"))))),
    ),
)
