"""Tale of the Shipwrecked Sailor melds a card of a chosen color, splays that left and junks its value."""

from engine.lang.words import *

chosen = the_color("chosen")

CARD = card(
    "Tale of the Shipwrecked Sailor",
    fourth(
        dogma(
            choose_color("chosen"),
            draw(1),
            meld(a(HAND, color=chosen), into=melded),
            if_you_do(then(splay(chosen, LEFT), junk(a(AVAILABLE_ACHIEVEMENTS, value=value(melded))))),
        )
    ),
)
