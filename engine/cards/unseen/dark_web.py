"""Dark Web unsplays a color anywhere; then any number of achievements are hidden, or of secrets achieved."""

from engine.cards.unseen.places import SAFE
from engine.lang.words import *

CARD = card(
    "Dark Web",
    fourth(
        dogma(unsplay(colors(of=EVERYONE), of=EVERYONE)),
        dogma(do_one_of(safeguard(any_number(AVAILABLE_ACHIEVEMENTS)), achieve(any_number(SAFE)))),
    ),
)
