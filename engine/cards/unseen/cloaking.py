"""Cloaking turns an opponent's standard achievement into a secret of mine."""

from engine.cards.unseen.places import SAFE
from engine.lang.words import *

CARD = card(
    "Cloaking",
    fourth(demand(transfer(a(ACHIEVEMENTS, where=not_(is_special(each))), to=my(SAFE)))),
)
