"""Eratosthenes, as one karma of Archimedes of Figures: values are raised."""

from engine.lang.words import EXECUTE_EFFECT, card, fourth, karma, raise_values, would

CARD = card("Eratosthenes", fourth(karma(would(EXECUTE_EFFECT, raise_values(1)))))
