"""U.S. Declaration of Independence compels others to give the highest cards of hand, score pile and board."""

from engine.lang.words import *

CARD = card(
    "U.S. Declaration of Independence",
    fourth(
        compel(
            then(
                transfer(highest(HAND), to=my(HAND)),
                transfer(highest(SCORE), to=my(SCORE)),
                transfer(highest(TOPS, with_icon=INDUSTRY), to=my(BOARD)),
            )
        )
    ),
)
