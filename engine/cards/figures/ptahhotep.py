"""Ptahhotep scores and super-executes a card of the hand instead of the second action's Dogma."""

from engine.lang.words import *

CARD = card(
    "Ptahhotep",
    fourth(
        karma(would_instead(DOGMA_ACTION, score(a(HAND)), where=second_action), if_you_do(super_execute(it))),
    ),
)
