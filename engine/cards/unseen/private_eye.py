"""Private Eye picks a card out of a hand that must be shown, for a 7; a secret is scored, and blue may go right."""

from engine.cards.unseen.places import SAFE
from engine.lang.words import *

CARD = card(
    "Private Eye",
    fourth(
        demand(reveal(all_of(HAND)), transfer(a(HAND, by=ME), to=my(BOARD)), draw(7)),
        dogma(score(a(SAFE))),
        dogma(may(splay(BLUE, RIGHT))),
    ),
)
