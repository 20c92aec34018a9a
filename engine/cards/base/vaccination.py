"""Vaccination."""

from engine.lang.words import (
    SCORE,
    a,
    all_of,
    any_returned_by_the_demand,
    card,
    choose_card,
    demand,
    dogma,
    draw_and_meld,
    fourth,
    if_you_do,
    named_cards,
    return_,
    value,
    when,
)

chosen = named_cards("chosen")

CARD = card(
    "Vaccination",
    fourth(
        demand(
            choose_card(a(SCORE), into=chosen), return_(all_of(SCORE, value=value(chosen))), if_you_do(draw_and_meld(6))
        ),
        dogma(when(any_returned_by_the_demand, draw_and_meld(7))),
    ),
)
