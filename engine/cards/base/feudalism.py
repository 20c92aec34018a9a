"""Feudalism takes a card with authority and junks the free special achievements; a left splay draws a 3.

In the third edition it unsplays the color of that card instead, in the first nothing; the splay draws nothing.
"""

from engine.lang.words import *

TAKE = transfer(a(HAND, with_icon=AUTHORITY), to=my(HAND))
SPLAY = may(splay(one_of(YELLOW, PURPLE), LEFT))

CARD = card(
    "Feudalism",
    fourth(
        demand(TAKE, if_you_do(junk(all_of(AVAILABLE_SPECIALS)))),
        dogma(SPLAY, if_you_do(draw(3))),
    ),
    third(demand(TAKE, if_you_do(unsplay(color_of(it)))), dogma(SPLAY)),
    first(demand(TAKE), dogma(SPLAY)),
)
