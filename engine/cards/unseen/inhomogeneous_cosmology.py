"""Inhomogeneous Cosmology puts top cards back on their decks and melds from hand; then an 11 a missing color."""

from engine.lang.words import *

done = named_cards("done")

CARD = card(
    "Inhomogeneous Cosmology",
    fourth(
        dogma(
            may(place_on_deck(a(TOPS), into=gather(done))),
            may(meld(a(HAND), into=gather(done))),
            when(at_least(count(done), 1), repeat_effect()),
        ),
        dogma(draw(11, times=number_of(colors(absent=True)))),
    ),
)
