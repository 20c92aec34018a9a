"""Understudy, no card of the game: a second karma that waits for the same deed as Eratosthenes."""

from engine.lang.words import EXECUTE_EFFECT, card, fourth, karma, raise_values, would

CARD = card("Understudy", fourth(karma(would(EXECUTE_EFFECT, raise_values(2)))))
