"""Democracy."""

from engine.lang.words import (
    HAND,
    OPPONENTS,
    any_number,
    card,
    dogma,
    draw_and_score,
    fourth,
    may,
    more,
    return_,
    returned_this_action,
    when,
)

CARD = card(
    "Democracy",
    fourth(
        dogma(
            may(return_(any_number(HAND))),
            when(more(returned_this_action(), returned_this_action(OPPONENTS)), draw_and_score(8)),
        )
    ),
)
