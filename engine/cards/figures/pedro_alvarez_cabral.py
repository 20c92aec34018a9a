"""Pedro Alvarez Cabral claims World instead of executing a 1, or wins with Monotheism on top."""

from engine.lang.words import *

CARD = card(
    "Pedro Alvarez Cabral",
    fourth(
        karma(may_issue(GREEN)),
        karma(
            would_instead(DOGMA_ACTION, claim("World"), where=equals(value(the_card), 1)),
            if_you_dont(when(any_of(TOPS, is_card(each, card_titled("Monotheism"))), win())),
        ),
    ),
)
