"""Skyscrapers takes a top card with efficiency, and its pile is scored and returned; once it leaves for my hand."""

from engine.lang.words import *

given = named_cards("given")
GIVE = transfer(a(TOPS, not_color=YELLOW, with_icon=EFFICIENCY), to=my(BOARD), into=given)
SCORE_BENEATH, RETURN_REST = score(top(color_of(given))), return_(pile(color_of(given)))

CARD = card(
    "Skyscrapers",
    fourth(
        demand(
            GIVE,
            if_you_do(
                SCORE_BENEATH,
                RETURN_REST,
                when(is_top_on_any_board(this_card), transfer(this_card, to=my(HAND))),
            ),
        )
    ),
    since(1, demand(GIVE, if_you_do(SCORE_BENEATH, RETURN_REST))),
)
