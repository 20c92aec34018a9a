"""Oars takes cards with prosperity out of a hand (first: one), a 1 given for each; if there were none, it draws a 1."""

from engine.lang.words import *

TAKE = transfer(a(HAND, with_icon=PROSPERITY), to=my(SCORE))
ELSE_DRAW = dogma(when(not_(any_transferred_by_the_demand), draw(1)))

CARD = card(
    "Oars",
    since(3, demand(TAKE, if_you_do(draw(1), repeat_effect())), ELSE_DRAW),
    first(demand(TAKE, if_you_do(draw(1))), ELSE_DRAW),
)
