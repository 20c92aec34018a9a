"""Emancipation takes a card of a hand to my score pile and gives a 6; it splays red or purple right."""

from engine.lang.words import *

CARD = card(
    "Emancipation",
    since(
        1,
        demand(transfer(a(HAND), to=my(SCORE)), if_you_do(draw(6))),
        dogma(may(splay(one_of(RED, PURPLE), RIGHT))),
    ),
)
