"""Concealment makes opponents tuck all their secrets, and safeguards the bottom purple card."""

from engine.cards.unseen.places import SAFE
from engine.lang.words import *

CARD = card("Concealment", fourth(demand(tuck(all_of(SAFE))), dogma(safeguard(bottom(PURPLE)))))
