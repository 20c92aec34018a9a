"""Yuna Kim wins before a score with a castle on top of its color; melds are tucked, and colors lose their top three."""

from engine.lang.words import *

CARD = card(
    "Yuna Kim",
    fourth(
        karma(would(TO_SCORE, when(has_icon(top(color_of(the_card)), AUTHORITY), win()))),
        karma(
            would_instead(
                TO_MELD,
                return_(top(color_of(the_card), count=3, of=EVERYONE)),
                who=EVERYONE,
            ),
            they(that_player, tuck(the_card)),
        ),
    ),
)
