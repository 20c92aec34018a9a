"""Avicenna super-executes the lowest available achievement instead of the first action's Dogma."""

from engine.lang.words import *

CARD = card(
    "Avicenna",
    fourth(
        karma(may_issue(YELLOW)),
        karma(would_instead(DOGMA_ACTION, junk(lowest(AVAILABLE_ACHIEVEMENTS)), super_execute(it), where=first_action)),
    ),
)
