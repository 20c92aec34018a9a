"""Democracy returns cards; more of them than any opponent (once: any other player) has returned score an 8."""

from engine.lang.words import *

RETURN = may(return_(any_number(HAND)))

CARD = card(
    "Democracy",
    since(3, dogma(RETURN, when(more(returned_this_action(), returned_this_action(OPPONENTS)), draw_and_score(8)))),
    first(dogma(RETURN, when(more(returned_this_action(), returned_this_action(OTHERS)), draw_and_score(8)))),
)
