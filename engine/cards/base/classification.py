"""Classification."""

from engine.lang.words import (
    HAND,
    OPPONENTS,
    a,
    all_of,
    card,
    color_of,
    dogma,
    fourth,
    meld,
    named_cards,
    of,
    reveal,
    transfer,
)

shown = named_cards("shown")

CARD = card(
    "Classification",
    fourth(
        dogma(
            reveal(a(HAND), into=shown),
            transfer(all_of(of(OPPONENTS, HAND), color=color_of(shown)), to=HAND),
            meld(all_of(HAND, color=color_of(shown))),
        )
    ),
)
