"""Octant takes top cards with health or industry that are not red, for a 6 foreshadowed unless foreseen."""

from engine.lang.words import *

CARD = card(
    "Octant",
    fourth(
        demand(
            transfer(each_top(not_color=RED, where=has_any_icon(each, HEALTH, INDUSTRY)), to=my(BOARD)),
            when(both(did_any, not_(was_foreseen)), draw_and_foreshadow(6)),
        ),
        dogma(draw_and_foreshadow(6)),
    ),
)
