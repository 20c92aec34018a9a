"""Mobility takes the two highest top cards that are not red and have no industry, and gives an 8."""

from engine.lang.words import *

DRAW_IF_ANY = if_any(draw(8))
BOTH = transfer(highest(TOPS, count=2, not_color=RED, without_icon=INDUSTRY), to=my(SCORE))
ONE = transfer(highest(TOPS, not_color=RED, without_icon=INDUSTRY), to=my(SCORE))

CARD = card(
    "Mobility",
    fourth(demand(BOTH, DRAW_IF_ANY)),
    since(1, demand(by_switch("uncovered-top-cards", {"safe": BOTH, "taken-too": then(ONE, ONE)}), DRAW_IF_ANY)),
)
