"""Skyscrapers takes a top card with efficiency, and its pile is scored and returned; it leaves for my hand."""

from engine.lang.words import *

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
