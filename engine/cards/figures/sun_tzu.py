"""Sun Tzu issues War with two Figures, and melds what shows the featured icon before the draw for sharing."""

from engine.lang.words import *

CARD = card(
    "Sun Tzu",
    fourth(
        karma(may_issue(RED)),
        karma(would(TO_DRAW_FOR_SHARING, meld(any_number(HAND, with_icon=the_featured_icon)))),
    ),
)
