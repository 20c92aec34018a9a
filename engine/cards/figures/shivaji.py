"""Shivaji claims before an opponent does, and makes his purple cards achievements before a yellow Dogma."""

from engine.lang.words import *

CARD = card(
    "Shivaji",
    fourth(
        karma(
            would(
                TO_CLAIM,
                achieve_if_eligible(a(AVAILABLE_ACHIEVEMENTS, where=not_(is_card(each, the_card)))),
                who=OPPONENTS,
            )
        ),
        karma(
            would(DOGMA_ACTION, transfer(pile(PURPLE), to=AVAILABLE_ACHIEVEMENTS), where=is_color(the_card, YELLOW)),
        ),
    ),
)
