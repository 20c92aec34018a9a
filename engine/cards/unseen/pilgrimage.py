"""Pilgrimage returns a 1, a 2 and so on from hand, and safeguards an achievement for each; it may junk the 1s."""

from engine.lang.words import *

wanted = the_number("wanted")

CARD = card(
    "Pilgrimage",
    fourth(
        dogma(
            starting(wanted=1),
            may(return_(a(HAND, value=wanted), into=returned)),
            if_you_do(
                then(safeguard(a(AVAILABLE_ACHIEVEMENTS, value=value(returned))), repeat_effect(wanted=wanted + 1))
            ),
        ),
        dogma(may(junk_deck(1))),
    ),
)
