"""Rover Curiosity melds an Artifact of value 10 and executes it."""

from engine.lang.words import *

CARD = card(
    "Rover Curiosity",
    fourth(dogma(then(draw_and_meld(10, into=melded, of="artifacts"), self_execute(melded)))),
)
