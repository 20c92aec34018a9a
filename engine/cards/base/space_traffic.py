"""Space Traffic tucks an 11 and loses beneath another 11; else it scores deep cards until the score leads."""

from engine.lang.words import *

CARD = card(
    "Space Traffic",
    fourth(
        dogma(
            draw_and_tuck(11, into=tucked),
            when(
                equals(value(card_directly_above(tucked)), 11),
                lose(),
                otherwise=(
                    score(all_but_top(5, color_of(tucked))),
                    splay(color_of(tucked), ASLANT),
                    when(fewer(points, most_among(EVERYONE, points)), repeat_effect()),
                ),
            ),
        )
    ),
)
