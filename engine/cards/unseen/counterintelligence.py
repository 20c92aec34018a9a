"""Counterintelligence has a top card with concept tucked, and the next one of its color given away for a 7."""

from engine.lang.words import *

CARD = card(
    "Counterintelligence",
    fourth(
        demand(
            tuck(a(TOPS, with_icon=CONCEPT)),
            if_you_do(transfer(top(color_of(it)), to=my(BOARD)), draw(7)),
        ),
        dogma(draw(8)),
    ),
)
