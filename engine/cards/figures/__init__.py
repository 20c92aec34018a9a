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
# As flags and fountains do: what counts as an achievement is counted where achievements are counted.
ACHIEVEMENTS = Switch(
    id="karma-achievements",
    choices=("counted-by-effects", "for-victory-only"),
    first="counted-by-effects",
    third="counted-by-effects",
    fourth="counted-by-effects",
    rules=("karma-each",),
    undecided=True,
    sources=("Ultimate p. 28: Each Karma Effects",),
)
# The words make no difference between the action and an effect.
AVAILABLE = Switch(
    id="karma-available",
    choices=("for-effects-too", "for-achieve-actions"),
    first="for-effects-too",
    third="for-effects-too",
    fourth="for-effects-too",
    rules=("karma-each", "keyword-available-achievement"),
    undecided=True,
    sources=("Ultimate p. 12: Available Achievement", "Ultimate p. 28: Each Karma Effects"),
)
# An Achieve action claims "an available Standard Achievement" (Ultimate p. 16) and nothing else; so what such a karma
# lets one claim counts as one.
AVAILABLE_KIND = Switch(
    id="karma-available-kind",
    choices=("standard", "not-standard"),
    first="standard",
    third="standard",
    fourth="standard",
    rules=("karma-each", "figures-draw-achieve"),
    undecided=True,
    sources=("Ultimate p. 16: Achieve Action", "Ultimate p. 21: Achievements", "Ultimate p. 28: Drawing Figures"),
)
# Who may look at a hand or a score pile is said of where cards are (Ultimate p. 7); a card that counts as being there
# is there for whatever asks.
LOOKING = Switch(
    id="karma-looking",
    choices=("where-it-counts", "where-it-lies"),
    first="where-it-counts",
    third="where-it-counts",
    fourth="where-it-counts",
    rules=("karma-each", "hidden-information-hand"),
    undecided=True,
    sources=("Ultimate p. 7: what you can look at", "Ultimate p. 28: Each Karma Effects"),
)

SET = CardSet(
    name="figures",
    letter="F",
    ids=range(270, 420),
    package="engine.cards.figures",
    switches=(BELOW_ZERO, ACHIEVEMENTS, AVAILABLE, AVAILABLE_KIND, LOOKING),
    rules="rules",
)
