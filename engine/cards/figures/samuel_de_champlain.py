"""Samuel de Champlain claims an achievement before the fifth card of a hand, and draws a 6 before the first."""

from engine.lang.words import *

CARD = card(
    "Samuel de Champlain",
    fourth(
        karma(
            would(
                TO_DRAW_INTO_HAND,
                achieve(a(AVAILABLE_ACHIEVEMENTS, where=at_most(value(each), the_value))),
                where=equals(count(HAND), 4),
            )
        ),
        karma(would(TO_DRAW_INTO_HAND, draw(6), where=equals(count(HAND), 0))),
    ),
)
