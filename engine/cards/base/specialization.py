"""Specialization."""

from engine.lang.words import (
    BLUE,
    HAND,
    OPPONENTS,
    TOPS,
    UP,
    YELLOW,
    a,
    all_of,
    card,
    color_of,
    dogma,
    fourth,
    may,
    named_cards,
    of,
    one_of,
    reveal,
    splay,
    transfer,
)

shown = named_cards("shown")

CARD = card(
    "Specialization",
    fourth(
        dogma(reveal(a(HAND), into=shown), transfer(all_of(of(OPPONENTS, TOPS), color=color_of(shown)), to=HAND)),
        dogma(may(splay(one_of(YELLOW, BLUE), UP))),
    ),
)
