"""Mafia takes over the lowest secret, tucks a card of any score pile and may splay red or yellow right."""

from engine.cards.unseen.places import SAFE
from engine.lang.words import *

CARD = card(
    "Mafia",
    fourth(
        demand(transfer(lowest(SAFE), to=my(SAFE))),
        dogma(tuck(a(of(EVERYONE, SCORE)))),
        dogma(may(splay(one_of(RED, YELLOW), RIGHT))),
    ),
)
