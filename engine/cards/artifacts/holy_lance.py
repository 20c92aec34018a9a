"""Holy Lance compels others to hand over a top Artifact; with the Holy Grail it wins, or by another text scores a 6."""

from engine.lang.words import *

WITH_THE_GRAIL = any_of(TOPS, is_card(each, card_titled("Holy Grail")))

CARD = card(
    "Holy Lance",
    fourth(
        compel(transfer(a(TOPS, where=is_of_set(each, "artifacts")), to=my(BOARD))),
        dogma(
            by_switch(
                "holy-lance",
                {"wins": when(WITH_THE_GRAIL, win()), "scores": when(WITH_THE_GRAIL, draw_and_score(6))},
            )
        ),
    ),
)
