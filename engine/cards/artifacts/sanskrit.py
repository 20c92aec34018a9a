"""Sanskrit junks all score piles; if there are none, all but a highest top card of each board are scored."""

from engine.lang.words import *

best = named_cards("best")

CARD = card(
    "Sanskrit",
    fourth(
        dogma(
            junk(all_of(of(EVERYONE, SCORE))),
            if_you_dont(
                for_each_player(
                    them,
                    EVERYONE,
                    choose_card(highest(of(them, TOPS)), into=best),
                    transfer(all_of(of(them, TOPS), not_color=color_of(best)), to=of(them, SCORE)),
                )
            ),
        )
    ),
)
