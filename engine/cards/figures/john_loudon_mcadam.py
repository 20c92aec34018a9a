"""John Loudon McAdam may achieve his top cards with industry."""

from engine.lang.words import *

CARD = card(
    "John Loudon McAdam",
    fourth(
        karma(may_issue(YELLOW)),
        karma(count_as_available(all_of(TOPS, with_icon=INDUSTRY))),
    ),
)
