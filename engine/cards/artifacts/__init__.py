"""Artifacts of History."""

from engine.cards.sets import CardSet

SET = CardSet(name="artifacts", letter="A", ids=range(570, 720), package="engine.cards.artifacts")
