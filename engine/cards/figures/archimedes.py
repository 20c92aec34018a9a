"""Archimedes raises the values printed in each effect that is executed."""

from engine.lang.words import *

CARD = card(
    "Archimedes",
    fourth(
        karma(may_issue(BLUE)),
        karma(would(EXECUTE_EFFECT, raise_values(1))),
    ),
)
