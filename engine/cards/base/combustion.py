"""Combustion."""

from engine.lang.words import (
    ME,
    PROSPERITY,
    RED,
    SCORE,
    bottom,
    card,
    colors,
    demand,
    dogma,
    my,
    n,
    number_of,
    return_,
    transfer,
)

CARD = card(
    "Combustion",
    demand(transfer(n(number_of(colors(of=ME, with_icon=PROSPERITY)), SCORE), to=my(SCORE))),
    dogma(return_(bottom(RED))),
)
