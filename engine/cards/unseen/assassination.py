"""Assassination takes a 1 with authority and the top card of its color; with green on no board it claims Confidence."""

from engine.lang.words import *

CARD = card(
    "Assassination",
    fourth(
        demand(
            draw_and_reveal(1, into=drawn),
            when(
                has_icon(drawn, AUTHORITY),
                then(transfer(drawn, to=my(SCORE)), transfer(top(color_of(drawn)), to=my(SCORE))),
            ),
        ),
        dogma(when(not_(any_player(at_least(count(pile(GREEN)), 1))), claim("Confidence"))),
    ),
)
