"""Plato splays a card's color left before the first action's Dogma, or junks an achievement of 2."""

from engine.lang.words import *

CARD = card(
    "Plato",
    fourth(
        karma(may_issue(PURPLE)),
        karma(
            would(DOGMA_ACTION, splay(color_of(the_card), LEFT), where=first_action),
            if_you_dont(junk(a(AVAILABLE_ACHIEVEMENTS, value=2))),
        ),
    ),
)
