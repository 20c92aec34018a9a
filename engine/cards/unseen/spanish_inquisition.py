"""Spanish Inquisition leaves opponents only their highest cards in hand and score pile; its owner pays with red."""

from engine.lang.words import *

CARD = card(
    "Spanish Inquisition",
    fourth(
        demand(
            then(
                return_(all_of(HAND, where=fewer(value(each), value(highest(HAND))))),
                return_(all_of(SCORE, where=fewer(value(each), value(highest(SCORE))))),
            ),
        ),
        dogma(when(any_of(TOPS, is_card(each, this_card)), return_(pile(RED)))),
    ),
)
