"""Enigma Machine hides all achievements, uncovers all secrets or gives the hand away; a color splayed left goes up."""

from engine.cards.unseen.places import SAFE
from engine.lang.words import *

CARD = card(
    "Enigma Machine",
    fourth(
        dogma(
            do_one_of(
                safeguard(all_of(AVAILABLE_ACHIEVEMENTS)),
                transfer(all_of(SAFE), to=HAND),
                transfer(all_of(HAND), to=AVAILABLE_ACHIEVEMENTS),
            )
        ),
        dogma(splay(colors(splayed=LEFT), UP)),
    ),
)
