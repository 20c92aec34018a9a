"""Colonialism tucks 3s as long as they have prosperity; since the fourth edition a green one junks the deck of 5s."""

from engine.lang.words import *

REPEAT = when(has_icon(it, PROSPERITY), repeat_effect())

CARD = card(
    "Colonialism",
    fourth(dogma(draw_and_tuck(3), when(is_color(it, GREEN), junk_deck(5)), REPEAT)),
    since(1, dogma(draw_and_tuck(3), REPEAT)),
)
