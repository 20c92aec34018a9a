"""Echoes of the Past: echo effects in icon slots, cards foreshadowed for later, and five special achievements."""

from engine.cards.sets import CardSet
from engine.editions import Switch
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

SWITCHES = (
    # "If you have a color with at least four echo effects", says the card, where the third edition's has "visible" and
    # Photography still does. An echo effect that is not visible is executed by nothing.
    Switch(
        id="history",
        choices=("visible", "covered-too"),
        first="visible",
        third="visible",
        fourth="visible",
        arises_in=(4,),
        rules=("history",),
        undecided=True,
        sources=("card: History", "card: Photography", "ultimate p. 16"),
    ),
    # The special achievements and the victory are looked at "at the end of each action". The promotion comes "at the
    # conclusion of a Meld action" and brings another action; whether the Meld action ends before that is not said.
    Switch(
        id="promotion-check",
        choices=("before-the-free-dogma", "after-the-free-dogma"),
        first="before-the-free-dogma",
        third="before-the-free-dogma",
        fourth="before-the-free-dogma",
        arises_in=(4,),
        rules=("promotion-dogma", "special-achievements-when", "win-achievements-when"),
        undecided=True,
        sources=("ultimate p. 9", "ultimate p. 16", "ultimate p. 25"),
    ),
)

SET = CardSet(
    name="echoes",
    letter="E",
    ids=range(120, 270),
    package="engine.cards.echoes",
    zones=(FORECAST,),
    switches=SWITCHES,
    rules="rules",
)
