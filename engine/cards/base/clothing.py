"""Clothing."""

from engine.lang.words import (
    HAND,
    OPPONENTS,
    a,
    card,
    color_on_board,
    colors,
    dogma,
    draw_and_score,
    each,
    fourth,
    meld,
    not_,
    number_of,
)

CARD = card(
    "Clothing",
    fourth(
        dogma(meld(a(HAND, where=not_(color_on_board(each))))),
        dogma(draw_and_score(1, times=number_of(colors(on_no_board_of=OPPONENTS)))),
    ),
)
