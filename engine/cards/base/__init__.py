"""The base set."""

from engine.cards.sets import CardSet

SET = CardSet(name="base", letter="B", ids=range(120), package="engine.cards.base", most_players=5)
