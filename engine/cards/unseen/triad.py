"""Triad spends three hand cards: one is returned and splays its color right, one is tucked, one is scored."""

from engine.lang.words import *

CARD = card(
    "Triad",
    fourth(
        dogma(
            when(
                at_least(count(HAND), 3),
                return_(a(HAND), into=returned),
                splay(color_of(returned), RIGHT),
                tuck(a(HAND)),
                score(a(HAND)),
            ),
        ),
    ),
)
