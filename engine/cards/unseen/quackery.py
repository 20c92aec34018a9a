"""Quackery scores a card or draws a 4; then two cards are returned for one of value their health and concept."""

from engine.lang.words import *

CARD = card(
    "Quackery",
    fourth(
        dogma(do_one_of(score(a(HAND)), draw(4))),
        dogma(
            return_(all_or_none(2, HAND), into=returned),
            if_you_do(draw(icons_on(returned, HEALTH, CONCEPT))),
        ),
    ),
)
