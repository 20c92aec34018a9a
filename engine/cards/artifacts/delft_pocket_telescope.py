"""Delft Pocket Telescope returns a scored card for a 5 and a 6, until one of them has an icon of it."""

from engine.lang.words import *

CARD = card(
    "Delft Pocket Telescope",
    fourth(
        dogma(
            return_(a(SCORE), into=returned),
            if_you_do(
                sentence(then(draw(5, into=drawn), draw(6, into=gather(drawn)))),
                sentence(reveal(a(drawn, where=shares_icon(each, returned)))),
                sentence(if_you_dont(return_(drawn), repeat_effect())),
            ),
        )
    ),
)
