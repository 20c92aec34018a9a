"""Johannes Vermeer claims one higher before a standard achievement, and scores a color before a meld."""

from engine.lang.words import *

CARD = card(
    "Johannes Vermeer",
    fourth(
        karma(would(TO_CLAIM_STANDARD, achieve(a(AVAILABLE_ACHIEVEMENTS, value=value(the_card) + 1)))),
        karma(would(TO_MELD, choose_color("c", any_color), score(pile(the_color("c"))))),
    ),
)
