"""Florence Nightingale keeps her player's score pile as it is, but for exchanges."""

from engine.lang.words import *

CARD = card(
    "Florence Nightingale",
    fourth(
        karma(may_issue(YELLOW)),
        karma(
            would_instead(
                (TO_TRANSFER, TO_RETURN, TO_MELD, TO_SCORE, TO_JUNK),
                who=EVERYONE,
                where=any_of(SCORE, is_card(each, the_card)),
            )
        ),
    ),
)
