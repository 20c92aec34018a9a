"""Watermill draws by a bonus and tucks a card; foreseen, it tucks the whole deck of that value."""

from engine.lang.words import *

CARD = card(
    "Watermill",
    fourth(
        dogma(then(choose_value("b", bonuses()), draw(the_number("b")))),
        dogma(tuck(a(HAND)), when(was_foreseen, tuck(deck_cards(value(it))))),
    ),
)
