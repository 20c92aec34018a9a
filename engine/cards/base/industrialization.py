"""Industrialization tucks three 6s, which costs a single leader in efficiency the top red card.

In the third edition it tucks a 6 for each color that shows industry, in the first for every two industry icons, and
costs nothing.
"""

from engine.lang.words import *

SPLAY = dogma(may(splay(one_of(RED, PURPLE), RIGHT)))

CARD = card(
    "Industrialization",
    fourth(dogma(draw_and_tuck(6, times=3), when(single_most(icons(EFFICIENCY)), return_(top(RED)))), SPLAY),
    third(dogma(draw_and_tuck(6, times=number_of(colors(showing=INDUSTRY)))), SPLAY),
    first(dogma(draw_and_tuck(6, times=for_every(2, icons(INDUSTRY)))), SPLAY),
)
