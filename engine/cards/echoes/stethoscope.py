"""Stethoscope melds a blue or yellow card; a 7, for a blue one an 8, and foreseen a 9, too."""

from engine.lang.words import *

CARD = card(
    "Stethoscope",
    fourth(
        echo(meld(a(HAND, color=(BLUE, YELLOW)))),
        dogma(
            draw(7),
            when(any_of(melded_due_to_this(echo=True), is_color(each, BLUE)), draw(8), when(was_foreseen, draw(9))),
        ),
        dogma(may(splay(YELLOW, RIGHT))),
    ),
)
