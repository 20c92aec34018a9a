"""Colonialism."""

from engine.lang.words import (
    GREEN,
    PROSPERITY,
    card,
    dogma,
    draw_and_tuck,
    fourth,
    has_icon,
    is_color,
    it,
    junk_deck,
    repeat_effect,
    when,
)

CARD = card(
    "Colonialism",
    fourth(
        dogma(
            draw_and_tuck(3), when(is_color(it, GREEN), junk_deck(5)), when(has_icon(it, PROSPERITY), repeat_effect())
        )
    ),
)
