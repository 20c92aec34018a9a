"""Order of the Occult Hand: a 3 scored loses, a 7 in hand wins; else two are melded, four scored, and blue goes up."""

from engine.lang.words import *

CARD = card(
    "Order of the Occult Hand",
    fourth(
        dogma(when(any_of(SCORE, equals(value(each), 3)), lose())),
        dogma(when(any_of(HAND, equals(value(each), 7)), win())),
        dogma(meld(as_many_as(2, HAND)), score(as_many_as(4, HAND)), splay(BLUE, UP)),
    ),
)
