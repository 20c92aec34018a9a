"""First Aid returns a top card and needs, after drawing a 0, exactly one card of its color in hand."""

from engine.lang.words import *

CARD = card(
    "First Aid",
    fourth(
        dogma(
            return_(a(TOPS), into=returned),
            draw(0),
            reveal(all_of(HAND)),
            when(
                equals(count(all_of(HAND, color=color_of(returned))), 1),
                meld(a(HAND, color=color_of(returned))),
                otherwise=lose(),
            ),
        ),
    ),
)
