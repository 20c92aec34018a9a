"""16 Psyche scores all cards of a value in its deck and in the junk, if no top card has it."""

from engine.lang.words import *

chosen = the_number("chosen")

CARD = card(
    "16 Psyche",
    fourth(
        dogma(
            choose_value("chosen", where=not_(any_of(TOPS, equals(value(each), chosen)))),
            score(all_of(deck_cards(chosen))),
            score(all_of(JUNK, value=chosen)),
        )
    ),
)
