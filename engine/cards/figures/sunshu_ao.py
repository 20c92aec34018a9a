"""Sunshu Ao executes a card instead of melding it, and achieves a 1 before the sixth score or tuck of a turn."""

from engine.lang.words import *

ACHIEVE_A_1 = draw_and_achieve(1)

CARD = card(
    "Sunshu Ao",
    fourth(
        karma(would_instead(MELD_ACTION, self_execute(the_card), where=not_(is_of_set(the_card, "figures")))),
        karma(would(TO_SCORE, ACHIEVE_A_1, where=equals(scored_this_turn, 5))),
        karma(would(TO_TUCK, ACHIEVE_A_1, where=equals(tucked_this_turn, 5))),
    ),
)
