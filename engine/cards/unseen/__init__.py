"""The Unseen: secrets in a safe, cards that work without being shared, and five special achievements."""

from engine.cards.sets import CardSet

SET = CardSet(name="unseen", letter="U", ids=range(720, 870), package="engine.cards.unseen")
