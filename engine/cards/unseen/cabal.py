"""Cabal takes hand cards of the values of one's secrets, for a 5; then an achievement like a top card becomes one."""

from engine.cards.unseen.places import SAFE
from engine.lang.words import *

CARD = card(
    "Cabal",
    fourth(
        demand(
            transfer(all_of(HAND, where=shares_value(each, my(SAFE))), to=my(SCORE)),
            draw(5),
        ),
        dogma(safeguard(a(AVAILABLE_ACHIEVEMENTS, where=shares_value(each, TOPS)))),
    ),
)
