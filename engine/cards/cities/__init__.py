"""Cities of Destiny: cities with six icon slots, whose icons act, and the Endorse of a Dogma action."""

from engine.cards.sets import CardSet

SET = CardSet(name="cities", letter="C", ids=range(420, 570), package="engine.cards.cities")
