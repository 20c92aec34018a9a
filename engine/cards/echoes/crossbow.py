"""Crossbow takes an expansion card from a hand into the score pile, and puts a card onto another board."""

from engine.lang.words import *

GIVE = transfer(a(HAND), to=of(them, BOARD))

CARD = card(
    "Crossbow",
    fourth(
        demand(transfer(a(HAND, where=is_expansion(each)), to=my(SCORE))),
        dogma(
            by_switch(
                "crossbow",
                {
                    "opponents": then(choose_player(them, OPPONENTS), GIVE),
                    "other-players": then(choose_player(them, OTHERS), GIVE),
                },
            )
        ),
    ),
)
