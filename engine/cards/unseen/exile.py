"""Exile returns a top card without health and scored cards of its value; exactly one in all returns it for a 3."""

from engine.lang.words import *

ONE_RETURNED = equals(count(returned_due_to_the_demand), 1)

CARD = card(
    "Exile",
    fourth(
        demand(
            return_(a(TOPS, without_icon=HEALTH), into=returned),
            return_(all_of(SCORE, value=value(returned))),
        ),
        dogma(
            when(both(ONE_RETURNED, is_top_on_any_board(this_card)), return_(this_card)),
            when(ONE_RETURNED, draw(3)),
        ),
    ),
)
