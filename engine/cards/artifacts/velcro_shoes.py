"""Velcro Shoes compels others to give a 9 from hand, else a scored one, else they lose to it."""

from engine.lang.words import *

CARD = card(
    "Velcro Shoes",
    fourth(
        compel(
            transfer(a(HAND, value=9), to=my(HAND)),
            if_you_dont(sentence(transfer(a(SCORE, value=9), to=my(SCORE))), sentence(if_you_dont(win(who=ME)))),
        ),
        dogma(score(highest(TOPS))),
    ),
)
