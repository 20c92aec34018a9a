"""Moonlight Sonata melds a bottom card; then one achievement is taken, one junked."""

from engine.lang.words import *

highest_one = named_cards("highest")

CARD = card(
    "Moonlight Sonata",
    fourth(
        dogma(choose_card(highest(TOPS), into=highest_one), meld(bottom(color_of(highest_one)))),
        dogma(achieve(a(AVAILABLE_ACHIEVEMENTS)), junk(a(AVAILABLE_ACHIEVEMENTS))),
    ),
)
