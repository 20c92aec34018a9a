"""Masonry."""

from engine.lang.words import (
    AUTHORITY,
    HAND,
    RED,
    any_number,
    card,
    claim,
    count,
    dogma,
    equals,
    fourth,
    may,
    meld,
    pile,
    when,
)

CARD = card(
    "Masonry",
    fourth(
        dogma(may(meld(any_number(HAND, with_icon=AUTHORITY)))),
        dogma(when(equals(count(pile(RED)), 3), claim("Monument"))),
    ),
)
