"""Catherine the Great has bulbs count twice and make clocks, and lets a melding player take back the top card first."""

from engine.lang.words import *

CARD = card(
    "Catherine the Great",
    fourth(
        karma(provides_icons(icons(CONCEPT), CONCEPT, EFFICIENCY)),
        karma(would(TO_MELD, they(that_player, transfer(top(color_of(the_card)), to=HAND)), who=EVERYONE)),
    ),
)
