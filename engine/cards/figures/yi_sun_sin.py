"""Yi Sun-Sin tucks what anybody would transfer or exchange, and a 4, and scores a top card with a castle."""

from engine.lang.words import *

CARD = card(
    "Yi Sun-Sin",
    fourth(
        karma(
            would_instead(
                (TO_TRANSFER, TO_EXCHANGE),
                tuck(the_card),
                draw_and_tuck(4),
                score(a(of(EVERYONE, TOPS), with_icon=AUTHORITY)),
                who=EVERYONE,
            )
        )
    ),
)
