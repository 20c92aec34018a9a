"""The Bazaar: a set of nine cards with a pouch for each player, a deck, an action, an achievement and a draw rule."""

from engine.cards.sets import CardSet
from engine.model.zones import Fronts, Order, Owner, ZoneKind

POUCH = ZoneKind("pouch", Owner.EACH_PLAYER, Fronts.OWNER, Order.SET, set="bazaar")

SET = CardSet(
    name="bazaar", letter="Z", ids=range(1300, 1400), package="tests.toyset.cards", zones=(POUCH,), rules="rules"
)
