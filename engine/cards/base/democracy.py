"""Democracy returns cards; more of them than any opponent has returned score an 8."""

from engine.lang.words import *

CARD = card(
    "Democracy",
    fourth(
        dogma(
            may(return_(any_number(HAND))),
            when(more(returned_this_action(), returned_this_action(OPPONENTS)), draw_and_score(8)),
        )
    ),
)
