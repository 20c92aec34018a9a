"""Singer Model 27 tucks a card, splays its color up and tucks the scored cards of that color."""

from engine.lang.words import *

CARD = card(
    "Singer Model 27",
    fourth(
        dogma(
            tuck(a(HAND), into=tucked),
            if_you_do(
                sentence(splay(color_of(tucked), UP)),
                sentence(tuck(all_of(SCORE, color=color_of(tucked)))),
                sentence(if_you_do(junk(a(AVAILABLE_ACHIEVEMENTS)))),
            ),
        )
    ),
)
