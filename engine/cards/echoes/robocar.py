"""Robocar melds a card of its hand that an opponent picks unseen; in its own turn it executes it and goes on."""

from engine.lang.words import *

CARD = card(
    "Robocar",
    fourth(
        dogma(
            then(choose_player(them, OPPONENTS), meld(a(HAND, by=them), into=melded)),
            if_you_do(when(your_turn, then(self_execute(melded), repeat_effect()))),
        )
    ),
)
