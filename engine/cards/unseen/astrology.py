"""Astrology splays its largest color left and melds as high as purple cards are visible, tucked without prosperity."""

from engine.lang.words import *

CARD = card(
    "Astrology",
    fourth(
        dogma(may(splay(colors(most=MOST_CARDS), LEFT))),
        dogma(draw_and_meld(count(visible(PURPLE))), when(not_(has_icon(it, PROSPERITY)), tuck(it))),
    ),
)
