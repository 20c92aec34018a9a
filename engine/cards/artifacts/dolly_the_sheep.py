"""Dolly the Sheep wins with Domestication at the bottom of yellow; then all achievements are junked."""

from engine.lang.words import *

CARD = card(
    "Dolly the Sheep",
    fourth(
        dogma(
            may(score(bottom(YELLOW))),
            may(draw_and_tuck(1)),
            when(
                is_card(bottom(YELLOW), card_titled("Domestication")),
                win(),
                otherwise=(meld(highest(HAND)), draw(11)),
            ),
        ),
        dogma(junk(all_of(AVAILABLE_OF_ANY_KIND))),
    ),
)
