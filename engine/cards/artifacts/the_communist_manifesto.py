"""The Communist Manifesto draws a 7 for each player: each other one gets one, the last is melded and executed."""

from engine.lang.words import *

LEFT = a(HAND, where=is_card(each, drawn))

CARD = card(
    "The Communist Manifesto",
    fourth(
        dogma(
            for_each_player(them, EVERYONE, draw_and_reveal(7, into=gather(drawn))),
            for_each_player(them, OTHERS, transfer(LEFT, to=of(them, BOARD))),
            then(meld(LEFT, into=melded), self_execute(melded)),
        )
    ),
)
