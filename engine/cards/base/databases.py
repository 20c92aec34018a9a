"""Databases makes opponents return as many scored cards as their highest achievement's value."""

from engine.lang.words import *

CARD = card(
    "Databases",
    fourth(demand(return_(as_many_as(value(highest(ACHIEVEMENTS)), SCORE)))),
    since(1, demand(return_(as_many_as(half_up(count(SCORE)), SCORE)))),
)
