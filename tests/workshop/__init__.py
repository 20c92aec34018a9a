"""A set that is no set of the game: it brings two actions, a program that asks, and a rule about draws."""

from engine.cards.sets import CardSet

SET = CardSet(name="workshop", letter="W", ids=range(1200, 1300), package="tests.workshop", rules="rules")
