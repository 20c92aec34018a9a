"""Meritocracy takes all cards that show the icon I have the most of: foreseen, as achievements."""

from engine.lang.words import *

SHOWING_IT = all_of(BOARD, where=has_visible_icon(each, the_icon("i")))

CARD = card(
    "Meritocracy",
    fourth(
        demand(
            choose_icon("i", most_of=ME),
            when(
                was_foreseen,
                transfer(SHOWING_IT, to=my(ACHIEVEMENTS)),
                otherwise=transfer(SHOWING_IT, to=my(BOARD)),
            ),
        )
    ),
)
