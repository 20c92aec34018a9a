"""Consulting melds two 10s; an opponent then says which top card is self-executed, or super-executed."""

from engine.lang.words import *

ADVICE = a(TOPS, by=them)

CARD = card(
    "Consulting",
    fourth(
        dogma(
            choose_player(them, OPPONENTS),
            draw_and_meld(10, times=2),
            by_switch("consulting", {"self-executes": self_execute(ADVICE), "super-executes": super_execute(ADVICE)}),
        )
    ),
)
