"""Feudalism takes a card with authority and junks the free special achievements; a left splay draws a 3."""

from engine.lang.words import *

CARD = card(
    "Feudalism",
    fourth(
        demand(transfer(a(HAND, with_icon=AUTHORITY), to=my(HAND)), if_you_do(junk(all_of(AVAILABLE_SPECIALS)))),
        dogma(may(splay(one_of(YELLOW, PURPLE), LEFT)), if_you_do(draw(3))),
    ),
)
