"""Echoes of the Past: effects that are heard while they are visible, and cards that are foreseen."""

from engine.cards.sets import CardSet

SET = CardSet(name="echoes", letter="E", ids=range(120, 270), package="engine.cards.echoes")
