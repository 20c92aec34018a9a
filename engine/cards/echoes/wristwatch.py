"""Wristwatch tucks a top card and melds a card of each bonus shown; foreseen, only bottom cards stay before."""

from engine.lang.words import *

SHOWN = number_of(bonuses(value=the_number("v")))

CARD = card(
    "Wristwatch",
    fourth(
        echo(tuck(a(TOPS))),
        dogma(when(was_foreseen, return_(all_of(BOARD, where=not_(is_card(each, each_bottom())))))),
        dogma(for_each_value("v", when(at_least(SHOWN, 1), draw_and_meld(the_number("v"))))),
    ),
)
