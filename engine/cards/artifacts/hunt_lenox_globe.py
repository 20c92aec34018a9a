"""Hunt-Lenox Globe, with few cards in hand, returns top cards for 5s; then it melds a card."""

from engine.lang.words import *

CARD = card(
    "Hunt-Lenox Globe",
    fourth(
        dogma(
            when(
                fewer(count(HAND), 4),
                sentence(return_(each_top(not_color=GREEN), into=returned)),
                sentence(draw(5, times=count(returned))),
            )
        ),
        dogma(meld(a(HAND))),
    ),
)
