"""Teleprompter reads the first sentence of any deck's top card, then the second of another, as long as it is done."""

from engine.lang.words import *

CARD = card(
    "Teleprompter",
    fourth(
        dogma(
            starting(sentence=1),
            reveal(a(DECK_TOPS), into=revealed),
            execute_sentence(revealed, the_number("sentence")),
            if_you_do(return_(revealed), repeat_effect(sentence=the_number("sentence") + 1)),
        )
    ),
)
