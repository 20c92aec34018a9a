"""Rosetta Stone draws two 2s of a set: one is melded, the other goes to a board of an opponent."""

from engine.lang.words import *

CARD = card(
    "Rosetta Stone",
    fourth(
        dogma(
            choose_set("set"),
            draw(2, times=2, into=drawn, of=the_set("set")),
            then(
                meld(a(drawn)),
                choose_player(them, OPPONENTS),
                transfer(the_rest_of(drawn), to=of(them, BOARD)),
            ),
        )
    ),
)
