"""Qianlong's Dragon Robe compels others to give a red and a green top card and a yellow and a purple scored card."""

from engine.lang.words import *

CARD = card(
    "Qianlong's Dragon Robe",
    fourth(
        compel(
            transfer(top(RED), to=my(SCORE)),
            transfer(top(GREEN), to=my(BOARD)),
            transfer(a(SCORE, color=YELLOW), to=my(SCORE)),
            transfer(a(SCORE, color=PURPLE), to=my(HAND)),
        )
    ),
)
