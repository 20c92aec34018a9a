"""Al-Kindi draws twice more for sharing, and scores from hand before anybody else draws for it."""

from engine.lang.words import *

CARD = card(
    "Al-Kindi",
    fourth(
        karma(would(TO_DRAW_FOR_SHARING, draw(the_value, times=2))),
        karma(would(TO_DRAW_FOR_SHARING, score(a(HAND)), who=OTHERS)),
    ),
)
