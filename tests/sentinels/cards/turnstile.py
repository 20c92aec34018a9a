"""Turnstile, no card of the game: an effect that never ends and asks every time."""

from engine.lang.words import (
    card,
    choose_value,
    dogma,
    fourth,
    repeat_effect,
)

CARD = card("Turnstile", fourth(dogma(choose_value("chosen"), repeat_effect())))
