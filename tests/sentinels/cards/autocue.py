"""Autocue, as Teleprompter of The Unseen: it reads other cards sentence by sentence."""

from engine.lang.words import (
    DECK_TOPS,
    a,
    card,
    dogma,
    execute_sentence,
    fourth,
    if_you_do,
    named_cards,
    repeat_effect,
    return_,
    reveal,
    starting,
    the_number,
)

revealed = named_cards("revealed")

CARD = card(
    "Autocue",
    fourth(
        dogma(
            starting(which=1),
            reveal(a(DECK_TOPS), into=revealed),
            execute_sentence(revealed, the_number("which")),
            if_you_do(return_(revealed), repeat_effect(which=the_number("which") + 1)),
        )
    ),
)
