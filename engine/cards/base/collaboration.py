"""Collaboration draws opponents two 9s, one for my board and one for theirs; ten green cards win."""

from engine.lang.words import *

CARD = card(
    "Collaboration",
    since(
        1,
        demand(
            then(draw(9, times=2, into=drawn), reveal(drawn)),
            then(transfer(a(drawn, by=ME), to=my(BOARD)), meld(the_rest_of(drawn))),
        ),
        dogma(when(at_least(count(pile(GREEN)), 10), win())),
    ),
)
