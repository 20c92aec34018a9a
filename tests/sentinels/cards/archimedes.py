"""Archimedes (Figures), without its other karma."""

from engine.lang.words import EXECUTE_EFFECT, card, fourth, karma, raise_values, would

CARD = card("Archimedes", fourth(karma(would(EXECUTE_EFFECT, raise_values(1)))))
