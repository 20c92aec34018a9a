"""Ptolemy can activate every player’s blue top card."""

from engine.lang.words import *

CARD = card(
    "Ptolemy",
    fourth(
        karma(may_issue(GREEN)),
        karma(may_activate(all_of(of(EVERYONE, TOPS), color=BLUE))),
    ),
)
