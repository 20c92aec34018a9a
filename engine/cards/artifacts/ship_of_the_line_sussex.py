"""Ship of the Line Sussex fills an empty score pile with all cards of a color, and empties a full one."""

from engine.lang.words import *

CARD = card(
    "Ship of the Line Sussex",
    fourth(
        dogma(
            when(
                equals(count(SCORE), 0),
                then(choose_color("chosen"), score(all_of(BOARD, color=the_color("chosen")))),
                otherwise=return_(all_of(SCORE)),
            )
        )
    ),
)
