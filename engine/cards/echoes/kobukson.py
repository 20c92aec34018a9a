"""Kobukson splays any color left, returns top cards with authority, tucks 4s; foreseen, it melds a 5."""

from engine.lang.words import *

CARD = card(
    "Kobukson",
    fourth(
        echo(splay(colors(of=EVERYONE), LEFT, of=EVERYONE)),
        demand(return_(each_top(with_icon=AUTHORITY)), draw_and_tuck(4)),
        dogma(draw_and_tuck(4)),
        dogma(when(was_foreseen, draw_and_meld(5))),
    ),
)
