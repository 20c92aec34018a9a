"""James Clerk Maxwell has each card in hand make one of every icon, and draws an 8 before a lower card is returned."""

from engine.lang.words import *

CARD = card(
    "James Clerk Maxwell",
    fourth(
        karma(provides_icons(count(HAND))),
        karma(would(TO_RETURN, draw(8), who=EVERYONE, where=fewer(value(the_card), 8))),
    ),
)
