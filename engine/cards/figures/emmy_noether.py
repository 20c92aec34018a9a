"""Emmy Noether scores the square of the clocks, and junks a card of the score pile before anybody scores one."""

from engine.lang.words import *

CARD = card(
    "Emmy Noether",
    fourth(
        karma(provides_points(icons(EFFICIENCY), icons(EFFICIENCY))),
        karma(would(TO_SCORE, junk(a(of(that_player, SCORE))), who=EVERYONE)),
    ),
)
