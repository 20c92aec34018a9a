"""Stephen Hawking scores a bottom card for each card image of a color before its Dogma, and tucks one before a draw."""

from engine.lang.words import *

CARD = card(
    "Stephen Hawking",
    fourth(
        karma(would(DOGMA_ACTION, score(bottom(color_of(the_card), count=images_in(color_of(the_card)))))),
        karma(would(TO_DRAW, draw_and_tuck(the_value))),
    ),
)
