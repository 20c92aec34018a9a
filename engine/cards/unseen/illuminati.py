"""Illuminati shows a hand card and splays its color right; its top card and an achievement above it become secrets."""

from engine.lang.words import *

guarded = named_cards("guarded")

CARD = card(
    "Illuminati",
    fourth(
        dogma(
            reveal(a(HAND), into=revealed),
            splay(color_of(revealed), RIGHT),
            safeguard(top(color_of(revealed)), into=guarded),
            safeguard(a(AVAILABLE_ACHIEVEMENTS, value=value(guarded) + 1)),
        ),
    ),
)
