"""Crossbow takes an expansion card from a hand into the score pile, and puts a card onto an opponent's board."""

from engine.lang.words import *

CARD = card(
    "Crossbow",
    fourth(
        demand(transfer(a(HAND, where=is_expansion(each)), to=my(SCORE))),
        dogma(then(choose_player(them, OPPONENTS), transfer(a(HAND), to=of(them, BOARD)))),
    ),
)
