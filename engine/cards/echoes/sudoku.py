"""Sudoku tucks cards and melds one of any value: with nine bonus values it wins, else it executes that card."""

from engine.lang.words import *

CARD = card(
    "Sudoku",
    fourth(
        echo(may(tuck(any_number(HAND)))),
        dogma(
            then(choose_value("v"), draw_and_meld(the_number("v"), into=melded)),
            when(at_least(number_of(bonuses(different=True)), 9), win(), otherwise=self_execute(melded)),
        ),
    ),
)
