"""Shen Kuo splays right instead of scoring a card or splaying left, and makes a point of each visible card."""

from engine.lang.words import *

CARD = card(
    "Shen Kuo",
    fourth(
        karma(
            would_instead(TO_SCORE, splay(color_of(the_card), RIGHT), where=not_(is_of_set(the_card, "figures"))),
        ),
        karma(would_instead(TO_SPLAY_LEFT, splay(the_color_to_splay, RIGHT))),
        karma(provides_points(count(VISIBLE))),
    ),
)
