"""The Unseen: secrets in a safe, cards that work without being shared, and five special achievements."""

from engine.cards.sets import CardSet
from engine.model.zones import Fronts, Order, Owner, ZoneKind

SAFE = ZoneKind(
    "safe", Owner.EACH_PLAYER, Fronts.NOBODY, Order.SET, set="unseen", filled_by="safeguard", achieved_from=True
)
"""the cards in it, secrets, are shown to nobody; they lie in the order in which they came (Ultimate p. 31)"""

SET = CardSet(
    name="unseen", letter="U", ids=range(720, 870), package="engine.cards.unseen", zones=(SAFE,), rules="rules"
)
