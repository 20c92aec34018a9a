"""Cities of Destiny: cities with six icon slots, whose icons act, and the Endorse of a Dogma action."""

from engine.cards.sets import CardSet
from engine.editions import Switch

BANNERS = Switch(
    id="banners",
    choices=("counted-by-effects", "for-victory-only"),
    rules=("city-flag", "city-fountain"),
    undecided=True,
    sources=("Ultimate p. 22: Constant Effect Icons", "Ultimate p. 12: Available Achievement"),
)

SET = CardSet(
    name="cities", letter="C", ids=range(420, 570), package="engine.cards.cities", switches=(BANNERS,), rules="rules"
)
