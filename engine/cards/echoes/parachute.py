"""Parachute takes all cards without efficiency from a hand; foreseen, it junks all boards."""

from engine.lang.words import *

CARD = card(
    "Parachute",
    fourth(
        demand(transfer(all_of(HAND, without_icon=EFFICIENCY), to=my(HAND))),
        dogma(when(was_foreseen, junk(all_of(of(EVERYONE, BOARD))))),
    ),
)
