"""John Harrison returns a card before a Draw action, for one as high of a set of choice."""

from engine.lang.words import *

CARD = card(
    "John Harrison",
    fourth(
        karma(may_issue(GREEN)),
        karma(
            would(DRAW_ACTION, return_(a(HAND), into=returned)),
            if_you_do(choose_set("set"), draw(value(returned), of=the_set("set"))),
        ),
    ),
)
