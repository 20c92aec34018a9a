"""Steam Engine."""

from engine.lang.words import YELLOW, bottom, card, dogma, draw_and_tuck, is_card, it, junk_deck, score, this_card, when

CARD = card(
    "Steam Engine",
    dogma(draw_and_tuck(4, times=2), score(bottom(YELLOW)), when(is_card(it, this_card), junk_deck(6))),
)
