"""Along the River during the Qingming Festival draws 4s until one is yellow, and tucked, or purple, and scored."""

from engine.lang.words import *

CARD = card(
    "Along the River during the Qingming Festival",
    fourth(
        dogma(
            draw_and_reveal(4, into=drawn),
            when(
                is_color(drawn, YELLOW),
                tuck(drawn),
                otherwise=when(is_color(drawn, PURPLE), score(drawn), otherwise=repeat_effect()),
            ),
        )
    ),
)
