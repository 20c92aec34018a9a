"""Urban Legend draws a 9 for each color with industry, and wins with five of them; yellow or purple goes up."""

from engine.lang.words import *

CARD = card(
    "Urban Legend",
    fourth(
        dogma(draw(9, times=number_of(colors(showing=INDUSTRY)), into=drawn), when(equals(count(drawn), 5), win())),
        dogma(may(splay(one_of(YELLOW, PURPLE), UP))),
    ),
)
