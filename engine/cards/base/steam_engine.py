"""Steam Engine."""

from engine.lang.words import (
    YELLOW,
    bottom,
    card,
    dogma,
    draw_and_tuck,
    fourth,
    is_card,
    it,
    junk_deck,
    score,
    this_card,
    when,
)

CARD = card(
    "Steam Engine",
    fourth(dogma(draw_and_tuck(4, times=2), score(bottom(YELLOW)), when(is_card(it, this_card), junk_deck(6)))),
)
