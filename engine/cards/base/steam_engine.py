"""Steam Engine tucks two 4s and scores the bottom yellow card, which may be itself and junk the 6s."""

from engine.lang.words import *

CARD = card(
    "Steam Engine",
    fourth(dogma(draw_and_tuck(4, times=2), score(bottom(YELLOW)), when(is_card(it, this_card), junk_deck(6)))),
)
