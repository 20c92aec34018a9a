"""Paper."""

from engine.lang.words import (
    BLUE,
    GREEN,
    HEALTH,
    LEFT,
    TOPS,
    a,
    card,
    colors,
    dogma,
    draw,
    fourth,
    if_you_do,
    may,
    number_of,
    one_of,
    score,
    splay,
)

CARD = card(
    "Paper",
    fourth(
        dogma(may(splay(one_of(GREEN, BLUE), LEFT))),
        dogma(score(a(TOPS, with_icon=HEALTH)), if_you_do(draw(4, times=number_of(colors(splayed=LEFT))))),
    ),
)
