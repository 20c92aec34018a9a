"""Figures in the Sand: cards that change the rules while they lie on top.

The set is being written: it is registered by its tests alone, and no game can be played with it yet.
"""

from engine.cards.sets import CardSet
from engine.editions import Switch

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

# After a "first" one continues "with the original effect or action" (Ultimate p. 29). What that took a card from no
# longer holds it, and what is not possible is ignored (p. 28); whether "continue" is said of the card is not told.
MOVED_CARD = Switch(
    id="karma-moved-card",
    choices=("only-there", "goes-on"),
    first="only-there",
    third="only-there",
    fourth="only-there",
    arises_in=(4,),
    rules=("karma-would",),
    undecided=True,
    sources=("ultimate p. 29",),
)

SET = CardSet(
    name="figures",
    letter="F",
    ids=range(270, 420),
    package="engine.cards.figures",
    switches=(BELOW_ZERO, MOVED_CARD),
    rules="rules",
)
