"""Medicine swaps an opponent's highest scored card for my lowest; then (fourth) an achievement of 3 or 4 is junked."""

from engine.lang.words import *

SWAP = demand(exchange(highest(SCORE), lowest(my(SCORE))))

CARD = card(
    "Medicine",
    fourth(SWAP, dogma(junk(a(AVAILABLE_ACHIEVEMENTS, value=either(3, 4))))),
    since(1, SWAP),
)
