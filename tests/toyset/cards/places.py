"""The places that cards of the Bazaar speak of."""

from engine.lang.words import place

POUCH = place("pouch")
