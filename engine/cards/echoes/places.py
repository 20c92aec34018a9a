"""The place that cards of Echoes speak of."""

from engine.lang.words import place

FORECAST = place("forecast")
"""cards for later; one of them is promoted after a Meld action"""
