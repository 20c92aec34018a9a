"""Solar Sailing melds an 11 and splays its color aslant at the price of deep cards; six of it win."""

from engine.lang.words import *

CARD = card(
    "Solar Sailing",
    fourth(
        dogma(
            draw_and_meld(11, into=melded),
            when(
                not_(is_splayed(color_of(melded), ASLANT)),
                return_(all_but_top(4, color_of(melded))),
                splay(color_of(melded), ASLANT),
            ),
            when(at_least(count(pile(color_of(melded))), 6), win()),
        )
    ),
)
