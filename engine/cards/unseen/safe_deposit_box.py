"""Safe Deposit Box may junk two 7s, or exchange all scored cards for all cards in the junk."""

from engine.lang.words import *

CARD = card(
    "Safe Deposit Box",
    fourth(
        dogma(
            may_do_one_of(
                draw_and_junk(7, times=2),
                exchange(all_of(SCORE), all_of(JUNK)),
            ),
        ),
    ),
)
