"""Margaret Thatcher scores a top card with a crown or a factory before a Dogma action."""

from engine.lang.words import *

CARD = card(
    "Margaret Thatcher",
    fourth(
        karma(may_issue(RED)),
        karma(would(DOGMA_ACTION, score(a(of(EVERYONE, TOPS), where=has_any_icon(each, PROSPERITY, INDUSTRY))))),
    ),
)
