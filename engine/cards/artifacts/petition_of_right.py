"""Petition of Right compels others to give a scored card for each color with authority; an achievement is junked."""

from engine.lang.words import *

CARD = card(
    "Petition of Right",
    fourth(
        compel(transfer(as_many_as(number_of(colors(showing=AUTHORITY)), SCORE), to=my(SCORE))),
        dogma(junk(a(AVAILABLE_ACHIEVEMENTS, value=icons(AUTHORITY)))),
    ),
)
