"""Smuggling takes two scored cards: one as high as the victim's top yellow card, one as high as mine."""

from engine.lang.words import *

CARD = card(
    "Smuggling",
    fourth(
        demand(
            then(
                transfer(a(SCORE, value=value(top(YELLOW))), to=my(SCORE)),
                transfer(a(SCORE, value=value(top(YELLOW, of=ME))), to=my(SCORE)),
            )
        )
    ),
)
