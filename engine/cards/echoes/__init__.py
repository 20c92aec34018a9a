"""Echoes of the Past: echo effects in icon slots, cards foreshadowed for later, and five special achievements."""

from engine.cards.sets import CardSet
from engine.model.zones import Fronts, Order, Owner, ZoneKind

FORECAST = ZoneKind(
    "forecast",
    Owner.EACH_PLAYER,
    Fronts.OWNER,
    Order.SET,
    set="echoes",
    rules=("hidden-information-forecast", "keyword-foreshadow", "forecast-limit", "promotion"),
    filled_by="foreshadow",
    limit_rule="forecast-limit",
)
"""cards for later; their owner may look at them (Ultimate p. 7, p. 25)"""

SET = CardSet(
    name="echoes", letter="E", ids=range(120, 270), package="engine.cards.echoes", zones=(FORECAST,), rules="rules"
)
