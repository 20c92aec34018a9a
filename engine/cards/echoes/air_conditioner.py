"""Air Conditioner scores a card, returns scored cards of top values, and junks the deck of 9s."""

from engine.lang.words import *

CARD = card(
    "Air Conditioner",
    fourth(
        echo(may(score(a(HAND)))),
        demand(return_(all_of(SCORE, where=shares_value(each, TOPS)))),
        dogma(junk_deck(9)),
    ),
)
