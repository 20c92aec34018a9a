"""Crossword draws for each even bonus and returns for each odd one; foreseen, what it drew is available."""

from engine.lang.words import *

CARD = card(
    "Crossword",
    fourth(
        dogma(
            for_each_bonus("b", bonuses(odd=False), draw(the_number("b"), into=gather(drawn))),
            when(was_foreseen, transfer(drawn, to=AVAILABLE_ACHIEVEMENTS)),
        ),
        dogma(for_each_bonus("b", bonuses(odd=True), return_(lowest(HAND)))),
    ),
)
