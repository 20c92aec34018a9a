"""Shroud of Turin returns cards of one color from hand, board and score pile; all three claim an achievement."""

from engine.lang.words import *

gone = named_cards("gone")

CARD = card(
    "Shroud of Turin",
    fourth(
        dogma(
            return_(a(HAND), into=gone),
            if_you_do(
                sentence(
                    then(
                        return_(a(TOPS, color=color_of(gone)), into=gather(gone)),
                        return_(a(SCORE, color=color_of(gone)), into=gather(gone)),
                    )
                ),
                sentence(when(equals(count(gone), 3), achieve(a(AVAILABLE_ACHIEVEMENTS)))),
            ),
        )
    ),
)
