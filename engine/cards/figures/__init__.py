"""Figures in the Sand: cards that change the rules while they lie on top, and five Decrees.

Its draws come before those of Echoes and of The Unseen (Ultimate p. 8), so it is registered before them.
"""

from engine.cards.sets import CardSet
from engine.editions import Switch
from engine.model.zones import Fronts, Order, Owner, ZoneKind

BELOW_ZERO = Switch(
    id="score-below-zero",
    choices=("possible", "never"),
    rules=("karma-each", "score-total"),
    undecided=True,
    sources=("Ultimate p. 29: “Each” Karma Effects, which names no least score",),
    arises_in=(4,),
)
# As flags and fountains do: what counts as an achievement is counted where achievements are counted.
ACHIEVEMENTS = Switch(
    id="karma-achievements",
    choices=("counted-by-effects", "for-victory-only"),
    rules=("karma-each",),
    undecided=True,
    sources=("Ultimate p. 28: Each Karma Effects",),
)
# The words make no difference between the action and an effect.
AVAILABLE = Switch(
    id="karma-available",
    choices=("for-effects-too", "for-achieve-actions"),
    rules=("karma-each", "keyword-available-achievement"),
    undecided=True,
    sources=("Ultimate p. 12: Available Achievement", "Ultimate p. 28: Each Karma Effects"),
)
# An Achieve action claims "an available Standard Achievement" (Ultimate p. 16) and nothing else; so what such a karma
# lets one claim counts as one.
AVAILABLE_KIND = Switch(
    id="karma-available-kind",
    choices=("standard", "not-standard"),
    rules=("karma-each", "figures-draw-achieve"),
    undecided=True,
    sources=("Ultimate p. 16: Achieve Action", "Ultimate p. 21: Achievements", "Ultimate p. 28: Drawing Figures"),
)
# Who may look at a hand or a score pile is said of where cards are (Ultimate p. 7); a card that counts as being there
# is there for whatever asks.
LOOKING = Switch(
    id="karma-looking",
    choices=("where-it-counts", "where-it-lies"),
    rules=("karma-each", "hidden-information-hand"),
    undecided=True,
    sources=("Ultimate p. 7: what you can look at", "Ultimate p. 28: Each Karma Effects"),
)

# Figures are drawn for "a Standard Achievement" (p. 28). A secret is claimed by an Achieve action, too (p. 31), which
# claims "an available Standard Achievement" (p. 16); but a secret is no available achievement (p. 12, p. 31).
SECRETS = Switch(
    id="figures-for-secrets",
    choices=("not-drawn", "drawn"),
    rules=("figures-draw-achieve", "achieve-secret"),
    rulings=("FIG-03",),
    undecided=True,
    sources=("Ultimate p. 16: Achieve Action", "Ultimate p. 28: Drawing Figures", "Ultimate p. 31: Achieving a Secret"),
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

# After a "first" one continues "with the original effect or action" (Ultimate p. 29). What that took a card from no
# longer holds it, and what is not possible is ignored (p. 28); whether "continue" is said of the card is not told.
MOVED_CARD = Switch(
    id="karma-moved-card",
    choices=("only-there", "goes-on"),
    arises_in=(4,),
    rules=("karma-would",),
    undecided=True,
    sources=("ultimate p. 29",),
)

# Who shares and whom demands hit depends on icons, each by itself (Ultimate p. 10): who has fewer is vulnerable, and
# the karma speaks of sharing only. Yet the rulebook knows nobody who shares and is hit by a demand: a compel hits those
# "eligible to share", and other than that is like a demand (p. 27), so that one of the two hits, never both.
MADE_ELIGIBLE = Switch(
    id="made-eligible",
    choices=("not-vulnerable", "vulnerable-too"),
    arises_in=(4,),
    rules=("sharing-eligible", "demand-vulnerable", "karma-would"),
    undecided=True,
    sources=("Ultimate p. 10: Sharing Eligibility & Demand Vulnerability", "Ultimate p. 27", "card: Sargon of Akkad"),
)

# Once there is a deck of age 0, "0 becomes a valid value to choose in addition to 1-11 for dogma effects that let you
# choose a value" (p. 30). What "each value" means, of which nobody chooses one, it does not say.
EACH_VALUE = Switch(
    id="each-value",
    choices=("from-zero", "from-one"),
    arises_in=(4,),
    rules=("age-zero",),
    undecided=True,
    sources=("Ultimate p. 30: Age 0 Cards",),
)

SWITCHES = (
    BELOW_ZERO,
    EACH_VALUE,
    ACHIEVEMENTS,
    AVAILABLE,
    AVAILABLE_KIND,
    LOOKING,
    MADE_ELIGIBLE,
    MOVED_CARD,
    SECRETS,
    # The avatar is used "in place of the featured icon when determining sharing eligibility and demand vulnerability"
    # (p. 28); the order of triggers calls it "to change the featured icon" (p. 15), before "Would" karmas.
    Switch(
        id="auspice-changes",
        choices=("who-takes-part", "featured-icon"),
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
    switches_of_others=("most-when-tied", "fission-display"),
    rules="rules",
)
