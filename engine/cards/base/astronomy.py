"""Astronomy."""

from engine.lang.words import (
    BLUE,
    GREEN,
    PURPLE,
    TOPS,
    all_of,
    at_least,
    card,
    claim,
    dogma,
    draw_and_reveal,
    each,
    every_of,
    fourth,
    is_color,
    it,
    meld,
    repeat_effect,
    value,
    when,
)

CARD = card(
    "Astronomy",
    fourth(
        dogma(draw_and_reveal(6), when(is_color(it, GREEN, BLUE), meld(it), repeat_effect())),
        dogma(when(every_of(all_of(TOPS, not_color=PURPLE), at_least(value(each), 6)), claim("Universe"))),
    ),
)
