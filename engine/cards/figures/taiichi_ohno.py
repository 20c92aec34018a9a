"""Taiichi Ohno may achieve a card of the same featured icon before a Dogma action, and draws an 11 otherwise."""

from engine.lang.words import *

CARD = card(
    "Taiichi Ohno",
    fourth(
        karma(
            would(DOGMA_ACTION, may(achieve(a(HAND, where=shares_featured_icon(each, the_card))))),
            if_you_dont(draw(11)),
        ),
    ),
)
