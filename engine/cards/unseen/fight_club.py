"""Fight Club wins an opponent's secret as an achievement; yellow may go up."""

from engine.cards.unseen.places import SAFE
from engine.lang.words import *

CARD = card(
    "Fight Club",
    fourth(demand(transfer(a(SAFE), to=my(ACHIEVEMENTS))), dogma(may(splay(YELLOW, UP)))),
)
