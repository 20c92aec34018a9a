"""Medicine."""

from engine.lang.words import AVAILABLE, SCORE, a, card, demand, dogma, exchange, highest, junk, lowest, my

CARD = card(
    "Medicine",
    demand(exchange(highest(SCORE), lowest(my(SCORE)))),
    dogma(junk(a(AVAILABLE, value=(3, 4)))),
)
