"""Medicine swaps an opponent's highest scored card for my lowest; an achievement of 3 or 4 is junked."""

from engine.lang.words import *

CARD = card(
    "Medicine",
    fourth(
        demand(exchange(highest(SCORE), lowest(my(SCORE)))),
        dogma(junk(a(AVAILABLE_ACHIEVEMENTS, value=either(3, 4)))),
    ),
)
