"""Kaleidoscope melds a 7, splays its color, and junks an achievement by its concept icons, foreseen lower ones, too."""

from engine.lang.words import *

CARD = card(
    "Kaleidoscope",
    fourth(
        dogma(draw_and_meld(7), may(splay(color_of(it), RIGHT))),
        dogma(
            junk(a(AVAILABLE_ACHIEVEMENTS, value=icons(CONCEPT))),
            when(was_foreseen, junk(all_of(AVAILABLE_ACHIEVEMENTS, where=fewer(value(each), icons(CONCEPT))))),
        ),
    ),
)
