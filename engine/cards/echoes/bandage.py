"""Bandage melds a card with health; a scored and a top card with efficiency go, and then achievements."""

from engine.lang.words import *

CARD = card(
    "Bandage",
    fourth(
        echo(meld(a(HAND, with_icon=HEALTH))),
        demand(
            return_(a(SCORE, with_icon=EFFICIENCY), into=returned),
            return_(a(TOPS, with_icon=EFFICIENCY), into=gather(returned)),
            when(
                equals(count(returned), 2),
                junk(as_many_as(count(ACHIEVEMENTS), AVAILABLE_OF_ANY_KIND)),
            ),
        ),
    ),
)
