"""Saxophone splays purple up, wins with all four music notes in sight, and else draws a 7 for each."""

from engine.lang.words import *

NOTES = music_notes("Bell", "Flute", "Piano", "Saxophone")

CARD = card(
    "Saxophone",
    fourth(
        dogma(may(splay(PURPLE, UP))),
        dogma(when(equals(NOTES, 4), win(), otherwise=draw(7, times=NOTES))),
    ),
)
