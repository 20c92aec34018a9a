"""Umbrella melds a card; for each card returned it scores two."""

from engine.lang.words import *

CARD = card(
    "Umbrella",
    fourth(
        echo(may(meld(a(HAND)))),
        dogma(return_(any_number(HAND), into=returned), score(as_many_as(twice(count(returned)), HAND))),
    ),
)
