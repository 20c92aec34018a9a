"""Pressure Cooker returns the hand and draws by each bonus on top; foreseen, it melds the hand first."""

from engine.lang.words import *

one = named_cards("one")

CARD = card(
    "Pressure Cooker",
    fourth(
        dogma(when(was_foreseen, meld(all_of(HAND)))),
        dogma(
            return_(all_of(HAND)),
            for_each_card(
                one,
                all_of(TOPS, where=has_bonus(each)),
                draw(bonus_of(one)),
                junk(a(AVAILABLE_ACHIEVEMENTS, value=bonus_of(one))),
            ),
        ),
    ),
)
