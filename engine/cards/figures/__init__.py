"""Figures in the Sand: cards that change the rules while they lie on top.

The set is being written: it is registered by its tests alone, and no game can be played with it yet.
"""

from engine.cards.sets import CardSet

SET = CardSet(name="figures", letter="F", ids=range(270, 420), package="engine.cards.figures", rules="rules")
