"""Tran Huang Dao scores a low red card before a 3 is drawn, and has two castles make one of every other icon."""

from engine.lang.words import *

CARD = card(
    "Tran Huang Dao",
    fourth(
        karma(
            would(
                TO_DRAW,
                score(a(of(EVERYONE, TOPS), color=RED, where=fewer(value(each), 4))),
                where=equals(the_value, 3),
            )
        ),
        karma(provides_icons(for_every(2, icons(AUTHORITY)), other_than=AUTHORITY)),
    ),
)
