"""The Communist Manifesto draws a 7 for each player: each other one gets one, the last is melded and executed."""

from engine.lang.words import *

ONE_LEFT = a(HAND, where=is_card(each, drawn))

CARD = card(
    "The Communist Manifesto",
    fourth(
        dogma(
            for_each_player(them, EVERYONE, draw_and_reveal(7, into=gather(drawn))),
            for_each_player(them, OTHERS, transfer(ONE_LEFT, to=of(them, BOARD))),
            then(meld(ONE_LEFT, into=melded), self_execute(melded)),
        )
    ),
)
