"""The attic: a set that brings three zones and two decks, one of them of age 0."""

from engine.cards.sets import CardSet
from engine.model.zones import Fronts, Order, Owner, ZoneKind

STASH = ZoneKind("stash", Owner.EACH_PLAYER, Fronts.OWNER, Order.SET, set="attic")
VAULT = ZoneKind("vault", Owner.EACH_PLAYER, Fronts.NOBODY, Order.PILE, set="attic", leaves_with_player=False)
SHELF = ZoneKind("shelf", Owner.COMMON, Fronts.ALL, Order.SET, set="attic")

SET = CardSet(
    name="attic", letter="Y", ids=range(1020, 1170), package=__name__, zones=(STASH, VAULT, SHELF), most_players=10
)
