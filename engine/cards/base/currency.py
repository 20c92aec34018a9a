"""Currency."""

from engine.lang.words import (
    HAND,
    any_number,
    card,
    different_values,
    dogma,
    draw_and_score,
    fourth,
    if_you_do,
    it,
    may,
    return_,
)

CARD = card(
    "Currency", fourth(dogma(may(return_(any_number(HAND))), if_you_do(draw_and_score(2, times=different_values(it)))))
)
