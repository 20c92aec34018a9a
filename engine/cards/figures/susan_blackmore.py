"""Susan Blackmore self-executes the card of a Dogma action: of another's without a free Draw, of one's own with one."""

from engine.lang.words import *

CARD = card(
    "Susan Blackmore",
    fourth(
        karma(would(NOT_TO_DRAW_FOR_SHARING, self_execute(the_activated_card), who=OTHERS)),
        karma(would(TO_DRAW_FOR_SHARING, self_execute(the_activated_card))),
    ),
)
