"""Mass Media."""

from engine.lang.words import (
    EVERYONE,
    HAND,
    PURPLE,
    SCORE,
    UP,
    a,
    all_of,
    card,
    choose_value,
    dogma,
    fourth,
    if_you_do,
    may,
    of,
    return_,
    splay,
    the_number,
)

CARD = card(
    "Mass Media",
    fourth(
        dogma(
            may(return_(a(HAND))),
            if_you_do(choose_value("chosen"), return_(all_of(of(EVERYONE, SCORE), value=the_number("chosen")))),
        ),
        dogma(may(splay(PURPLE, UP))),
    ),
)
