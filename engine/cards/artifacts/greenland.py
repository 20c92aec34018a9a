"""Greenland compels others to return all their top cards with efficiency; then those with prosperity go."""

from engine.lang.words import *

CARD = card(
    "Greenland",
    fourth(
        compel(return_(a(TOPS, with_icon=EFFICIENCY)), if_you_do(repeat_effect())),
        dogma(return_(a(TOPS, with_icon=PROSPERITY)), if_you_do(repeat_effect())),
    ),
)
