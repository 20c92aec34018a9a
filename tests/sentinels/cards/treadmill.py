"""Treadmill, no card of the game: an effect that never ends and moves nothing."""

from engine.lang.words import (
    HAND,
    at_least,
    card,
    count,
    dogma,
    fourth,
    repeat_effect,
    when,
)

CARD = card("Treadmill", fourth(dogma(when(at_least(count(HAND), 0), repeat_effect()))))
