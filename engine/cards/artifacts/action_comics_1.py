"""Action Comics #1 compels others to draw 8s: a green one achieves it, efficiency costs top cards."""

from engine.lang.words import *

TOP_CARD = top(color_of(drawn))

CARD = card(
    "Action Comics #1",
    fourth(
        compel(
            draw_and_reveal(8, into=drawn),
            when(both(is_color(drawn, GREEN), is_top_on_any_board(this_card)), achieve(this_card)),
            when(
                both(not_(is_color(drawn, GREEN)), has_icon(drawn, EFFICIENCY)),
                return_(drawn),
                when(
                    has_icon(TOP_CARD, EFFICIENCY),
                    transfer(TOP_CARD, to=my(ACHIEVEMENTS)),
                    repeat_effect(),
                ),
            ),
        )
    ),
)
