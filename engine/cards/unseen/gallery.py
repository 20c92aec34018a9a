"""Gallery draws a 6 if there is a 2 among the scored cards, and a 7 for a 1 there, else a 5."""

from engine.lang.words import *

CARD = card(
    "Gallery",
    fourth(
        dogma(when(at_least(count(all_of(SCORE, value=2)), 1), draw(6))),
        dogma(when(at_least(count(all_of(SCORE, value=1)), 1), draw(7), otherwise=draw(5))),
    ),
)
