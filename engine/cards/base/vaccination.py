"""Vaccination returns scored cards of one value (before: the lowest) for a melded 6; if it did any, a 7 is melded."""

from engine.lang.words import *

chosen = named_cards("chosen")

MELD = dogma(when(any_returned_by_the_demand, draw_and_meld(7)))

CARD = card(
    "Vaccination",
    fourth(
        demand(
            choose_card(a(SCORE), into=chosen),
            return_(all_of(SCORE, value=value(chosen))),
            if_you_do(draw_and_meld(6)),
        ),
        MELD,
    ),
    since(1, demand(return_(all_lowest(SCORE)), if_any(draw_and_meld(6))), MELD),
)
