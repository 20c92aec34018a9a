"""Thermometer melds cards above the top yellow card as long as they are yellow; foreseen, red or purple, too."""

from engine.lang.words import *

CARD = card(
    "Thermometer",
    fourth(
        echo(meld(bottom(GREEN))),
        dogma(
            draw_and_meld(value(top(YELLOW)) + 1),
            when(
                not_(both(not_(is_color(it, YELLOW)), not_(both(was_foreseen, is_color(it, RED, PURPLE))))),
                repeat_effect(),
            ),
        ),
    ),
)
