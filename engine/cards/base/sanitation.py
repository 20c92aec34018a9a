"""Sanitation."""

from engine.lang.words import (
    HAND,
    card,
    choose_value,
    demand,
    dogma,
    either,
    exchange,
    fourth,
    highest,
    junk_deck,
    lowest,
    my,
    the_number,
)

CARD = card(
    "Sanitation",
    fourth(
        demand(exchange(highest(HAND, count=2), lowest(my(HAND)))),
        dogma(choose_value("chosen", either(7, 8)), junk_deck(the_number("chosen"))),
    ),
)
