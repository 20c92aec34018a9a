"""Speak with Bird wins with five top cards of value 0."""

from engine.lang.words import *

CARD = card(
    "Speak with Bird",
    fourth(
        dogma(when(equals(count(all_of(TOPS, value=0)), 5), win())),
    ),
)
