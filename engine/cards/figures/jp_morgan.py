"""J.P. Morgan splays the color of a card up before anybody executes it."""

from engine.lang.words import *

CARD = card(
    "J.P. Morgan",
    fourth(
        karma(may_issue(GREEN)),
        karma(would(DOGMA_ACTION, splay(color_of(the_card), UP), who=EVERYONE)),
    ),
)
