"""Konstantin Novoselov super-executes his top cards color by color instead of the second action's Dogma."""

from engine.lang.words import *

CARD = card(
    "Konstantin Novoselov",
    fourth(
        karma(
            would_instead(
                DOGMA_ACTION,
                super_execute(top(RED)),
                super_execute(top(BLUE)),
                super_execute(top(GREEN)),
                super_execute(top(YELLOW)),
                super_execute(top(PURPLE)),
                where=second_action,
            )
        ),
    ),
)
