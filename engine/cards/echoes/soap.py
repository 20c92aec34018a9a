"""Soap tucks cards of one color; with a higher top card of it than any opponent it may achieve a card from hand."""

from engine.lang.words import *

CARD = card(
    "Soap",
    fourth(
        dogma(
            choose_color("c"),
            may(tuck(any_number(HAND, color=the_color("c")))),
            if_you_do(
                when(
                    more(value(top(the_color("c"))), most_among(OPPONENTS, value(top(the_color("c"))))),
                    may(achieve_if_eligible(a(HAND))),
                )
            ),
        )
    ),
)
