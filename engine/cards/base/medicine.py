"""Medicine."""

from engine.lang.words import (
    AVAILABLE_ACHIEVEMENTS,
    SCORE,
    a,
    card,
    demand,
    dogma,
    either,
    exchange,
    fourth,
    highest,
    junk,
    lowest,
    my,
)

CARD = card(
    "Medicine",
    fourth(
        demand(exchange(highest(SCORE), lowest(my(SCORE)))), dogma(junk(a(AVAILABLE_ACHIEVEMENTS, value=either(3, 4))))
    ),
)
