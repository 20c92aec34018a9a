"""Opus Dei reveals the highest scored card, splays its color up and keeps it as a secret; each color up draws an 8."""

from engine.lang.words import *

CARD = card(
    "Opus Dei",
    fourth(
        dogma(
            reveal(highest(SCORE), into=revealed),
            if_you_do(then(splay(color_of(revealed), UP), safeguard(revealed))),
        ),
        dogma(draw(8, times=number_of(colors(splayed=UP)))),
    ),
)
