"""Fermenting."""

from engine.lang.words import (
    GREEN,
    HAND,
    HEALTH,
    a,
    card,
    colors,
    dogma,
    draw,
    fourth,
    if_you_dont,
    is_top_on_any_board,
    junk,
    junk_deck,
    may,
    number_of,
    this_card,
    tuck,
    when,
)

CARD = card(
    "Fermenting",
    fourth(
        dogma(draw(2, times=number_of(colors(showing=HEALTH)))),
        dogma(
            may(tuck(a(HAND, color=GREEN))),
            if_you_dont(junk_deck(2), when(is_top_on_any_board(this_card), junk(this_card))),
        ),
    ),
)
