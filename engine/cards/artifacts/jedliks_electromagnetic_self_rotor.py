"""Jedlik's Electromagnetic Self-Rotor scores an 8 and melds one; if it is an 8, a deck is junked."""

from engine.lang.words import *

CARD = card(
    "Jedlik's Electromagnetic Self-Rotor",
    fourth(
        dogma(draw_and_score(8)),
        dogma(
            draw_and_meld(8, into=melded),
            when(equals(value(melded), 8), then(choose_value("chosen"), junk_deck(the_number("chosen")))),
        ),
    ),
)
