"""Agriculture."""

from engine.lang.words import FIRST, HAND, a, card, dogma, draw_and_score, if_you_do, it, may, return_, value

CARD = card(
    "Agriculture",
    dogma(may(return_(a(HAND))), if_you_do(draw_and_score(value(it) + 1))),
    since_edition=FIRST,
)
