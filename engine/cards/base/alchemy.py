"""Alchemy."""

from engine.lang.words import (
    AUTHORITY,
    HAND,
    RED,
    a,
    all_of,
    any_of,
    card,
    colors,
    dogma,
    draw_and_reveal,
    each,
    fourth,
    is_color,
    meld,
    named_cards,
    number_of,
    return_,
    score,
    then,
    when,
)

drawn = named_cards("drawn")

CARD = card(
    "Alchemy",
    fourth(
        dogma(
            draw_and_reveal(4, times=number_of(colors(showing=AUTHORITY)), into=drawn),
            when(any_of(drawn, is_color(each, RED)), return_(all_of(HAND))),
        ),
        dogma(then(meld(a(HAND)), score(a(HAND)))),
    ),
)
