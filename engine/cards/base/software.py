"""Software scores a 10, then melds two 9s and self-executes the second."""

from engine.lang.words import *

SCORE_TEN = dogma(draw_and_score(10))
EXECUTE_SECOND = self_execute(second(melded))

CARD = card(
    "Software",
    fourth(SCORE_TEN, dogma(then(draw_and_meld(9, times=2, into=melded), EXECUTE_SECOND))),
    since(1, SCORE_TEN, dogma(then(draw_and_meld(10, times=2, into=melded), EXECUTE_SECOND))),
)
