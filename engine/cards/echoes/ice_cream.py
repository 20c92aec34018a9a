"""Ice Cream scores a top card without a bonus, makes opponents meld a 1, and achieves from the junk for a deck."""

from engine.lang.words import *

CARD = card(
    "Ice Cream",
    fourth(
        echo(score(a(TOPS, not_color=PURPLE, where=not_(has_bonus(each))))),
        demand(draw_and_meld(1)),
        dogma(
            choose_value("v", (6, 7, 8, 9)),
            may(junk_deck(the_number("v"))),
            if_you_do(achieve_if_eligible(highest(JUNK))),
        ),
    ),
)
