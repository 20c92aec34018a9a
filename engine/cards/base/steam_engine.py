"""Steam Engine tucks two 4s and scores the bottom yellow card; since the fourth edition, if it is that, it junks 6s."""

from engine.lang.words import *

TUCK = draw_and_tuck(4, times=2)
SCORE_BOTTOM = score(bottom(YELLOW))

CARD = card(
    "Steam Engine",
    fourth(dogma(TUCK, SCORE_BOTTOM, when(is_card(it, this_card), junk_deck(6)))),
    since(1, dogma(then(TUCK, SCORE_BOTTOM))),
)
