"""The place that cards of The Unseen speak of."""

from engine.lang.words import place

SAFE = place("safe")
"""its cards are secrets"""
