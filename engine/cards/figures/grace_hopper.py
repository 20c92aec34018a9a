"""Grace Hopper reveals a 10 when an opponent's Dogma action is not rewarded; a blue one wins."""

from engine.lang.words import *

CARD = card(
    "Grace Hopper",
    fourth(
        karma(
            would(NOT_TO_DRAW_FOR_SHARING, draw_and_reveal(10), who=OPPONENTS),
            when(is_color(it, BLUE), win()),
        ),
    ),
)
