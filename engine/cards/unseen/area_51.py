"""Area 51: green may go up; an 11 is drawn or an achievement hidden; a secret is revealed, in one's turn executed."""

from engine.cards.unseen.places import SAFE
from engine.lang.words import *

CARD = card(
    "Area 51",
    fourth(
        dogma(may(splay(GREEN, UP))),
        dogma(do_one_of(draw(11), safeguard(a(AVAILABLE_ACHIEVEMENTS)))),
        dogma(reveal(a(SAFE), into=revealed), when(your_turn, super_execute(revealed))),
    ),
)
