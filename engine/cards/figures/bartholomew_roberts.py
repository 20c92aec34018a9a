"""Bartholomew Roberts scores a top card with a crown instead of a Draw action, and claims what he would draw."""

from engine.lang.words import *

CARD = card(
    "Bartholomew Roberts",
    fourth(
        karma(would_instead(DRAW_ACTION, score(a(of(EVERYONE, TOPS), with_icon=PROSPERITY)))),
        karma(would(TO_DRAW, achieve(a(AVAILABLE_ACHIEVEMENTS, value=the_value)))),
    ),
)
