"""Anatomy costs opponents a scored card, then a top card of that value, then (since the fourth edition) the 4s."""

from engine.lang.words import *

RETURN = return_(a(SCORE))
RETURN_EQUAL = if_you_do(return_(a(TOPS, value=value(it))))

CARD = card(
    "Anatomy",
    fourth(demand(RETURN, RETURN_EQUAL, if_you_do(junk_deck(4)))),
    since(1, demand(RETURN, RETURN_EQUAL)),
)
