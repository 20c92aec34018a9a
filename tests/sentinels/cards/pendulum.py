"""Pendulum, no card of the game: an effect that never ends and puts back what it moved."""

from engine.lang.words import (
    card,
    dogma,
    draw,
    fourth,
    it,
    repeat_effect,
    return_,
)

CARD = card("Pendulum", fourth(dogma(draw(1), return_(it), repeat_effect())))
