"""Taki ad-Din draws a 5 and splays its color instead of a Draw action."""

from engine.lang.words import *

CARD = card(
    "Taki ad-Din",
    fourth(
        karma(may_issue(BLUE)),
        karma(
            would_instead(DRAW_ACTION, draw_and_reveal(5, into=drawn), splay(color_of(drawn), RIGHT)),
            when(has_icon(drawn, CONCEPT), meld(drawn)),
        ),
    ),
)
