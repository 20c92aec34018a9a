"""Classification."""

from engine.lang.words import HAND, OPPONENTS, a, all_of, card, color, dogma, meld, named, of, reveal, transfer

shown = named("shown")

CARD = card(
    "Classification",
    dogma(
        reveal(a(HAND), into=shown),
        transfer(all_of(of(OPPONENTS, HAND), color=color(shown)), to=HAND),
        meld(all_of(HAND, color=color(shown))),
    ),
)
