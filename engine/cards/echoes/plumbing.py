"""Plumbing scores the bottom blue card and junks the deck of 1s."""

from engine.lang.words import *

CARD = card(
    "Plumbing",
    fourth(echo(score(bottom(BLUE))), dogma(junk_deck(1))),
)
