"""Fortune Cookie rewards a board that shows exactly seven, eight or nine of some icon."""

from engine.lang.words import *

CARD = card(
    "Fortune Cookie",
    fourth(
        dogma(
            when(shows_of_any_icon(7), draw_and_score(7)),
            when(shows_of_any_icon(8), splay(one_of(GREEN, PURPLE), RIGHT), draw(8)),
            when(shows_of_any_icon(9), draw(9)),
        ),
    ),
)
