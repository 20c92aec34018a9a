"""Hacking takes the two highest secrets and scored cards of an opponent, who melds the two lowest that are left."""

from engine.cards.unseen.places import SAFE
from engine.lang.words import *

CARD = card(
    "Hacking",
    fourth(
        demand(
            transfer(highest(SAFE, count=2), to=my(SAFE)),
            transfer(highest(SCORE, count=2), to=my(SCORE)),
            meld(lowest(SCORE, count=2)),
        )
    ),
)
