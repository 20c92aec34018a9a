"""Skyscrapers."""

from engine.lang.words import (
    BOARD,
    EFFICIENCY,
    HAND,
    TOPS,
    YELLOW,
    a,
    card,
    color_of,
    demand,
    fourth,
    if_you_do,
    is_top_on_any_board,
    my,
    named_cards,
    pile,
    return_,
    score,
    this_card,
    top,
    transfer,
    when,
)

given = named_cards("given")

CARD = card(
    "Skyscrapers",
    fourth(
        demand(
            transfer(a(TOPS, not_color=YELLOW, with_icon=EFFICIENCY), to=my(BOARD), into=given),
            if_you_do(
                score(top(color_of(given))),
                return_(pile(color_of(given))),
                when(is_top_on_any_board(this_card), transfer(this_card, to=my(HAND))),
            ),
        )
    ),
)
