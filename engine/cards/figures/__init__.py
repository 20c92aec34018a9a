"""Figures in the Sand: cards that change the rules while they lie on top, and five Decrees.

The set is being written: it is registered by its tests alone, and no game can be played with it yet.
"""

from engine.cards.sets import CardSet
from engine.editions import Switch
from engine.model.zones import Fronts, Order, Owner, ZoneKind

BELOW_ZERO = Switch(
    id="score-below-zero",
    choices=("possible", "never"),
    first="possible",
    third="possible",
    fourth="possible",
    rules=("karma-each", "score-total"),
    undecided=True,
    sources=("Ultimate p. 29: “Each” Karma Effects, which names no least score",),
    arises_in=(4,),
)

DECREES = ZoneKind(
    "decree-supply",
    Owner.COMMON,
    Fronts.ALL,
    Order.SET,
    set="figures",
    cards=False,
    specials=True,
    rules=("decrees-in-supply", "decree-action"),
    stock_of="decree",
)
"""the Decrees that nobody has: no special achievements, and not available as achievements (Ultimate p. 30)"""

SWITCHES = (
    BELOW_ZERO,
    # The avatar is used "in place of the featured icon when determining sharing eligibility and demand vulnerability"
    # (p. 28); the order of triggers calls it "to change the featured icon" (p. 15), before "Would" karmas.
    Switch(
        id="auspice-changes",
        choices=("who-takes-part", "featured-icon"),
        first="who-takes-part",
        third="who-takes-part",
        fourth="who-takes-part",
        arises_in=(4,),
        rules=("auspice",),
        undecided=True,
        sources=("ultimate p. 15", "ultimate p. 28"),
    ),
)

SET = CardSet(
    name="figures",
    letter="F",
    ids=range(270, 420),
    package="engine.cards.figures",
    zones=(DECREES,),
    zones_of_others=("forecast",),
    switches=SWITCHES,
    rules="rules",
)
