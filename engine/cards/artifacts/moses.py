"""Moses compels others to give their top cards with prosperity for its owner's score pile; then one more is scored."""

from engine.lang.words import *

CARD = card(
    "Moses",
    fourth(
        compel(transfer(each_top(with_icon=PROSPERITY), to=my(SCORE))),
        dogma(score(a(TOPS, with_icon=PROSPERITY))),
    ),
)
