"""Quantum Computers flips a coin for the game; my own lost flips cost a secret each, as long as I have one."""

from engine.cards.unseen.places import SAFE
from engine.lang.words import *

CARD = card(
    "Quantum Computers",
    fourth(
        demand(flip_coin("flip"), when(not_(won_flip("flip")), lose())),
        dogma(
            flip_coin("flip"),
            when(
                not_(won_flip("flip")),
                sentence(return_(a(SAFE))),
                sentence(when(did_any, repeat_effect(), otherwise=lose())),
            ),
        ),
    ),
)
