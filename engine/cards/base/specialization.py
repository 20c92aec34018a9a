"""Specialization takes the opponents' top cards of one color; it splays yellow or blue up."""

from engine.lang.words import *

CARD = card(
    "Specialization",
    since(
        1,
        dogma(reveal(a(HAND), into=revealed), transfer(all_of(of(OPPONENTS, TOPS), color=color_of(revealed)), to=HAND)),
        dogma(may(splay(one_of(YELLOW, BLUE), UP))),
    ),
)
