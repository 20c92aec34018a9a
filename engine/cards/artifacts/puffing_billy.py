"""Puffing Billy tucks a card, splays its color right, and draws by the icon of which that color shows the most."""

from engine.lang.words import *

CARD = card(
    "Puffing Billy",
    fourth(
        dogma(
            tuck(a(HAND), into=tucked),
            splay(color_of(tucked), RIGHT),
            draw(most_icons_in(color_of(tucked))),
        )
    ),
)
