"""Pagoda melds the 3 it foreshadowed for a tucked card of its color; foreseen, it takes that color of others."""

from engine.lang.words import *

TUCK = may(tuck(a(HAND, color=color_of(drawn), where=not_(is_card(each, drawn)))))
MELD_OTHERS = if_you_do(when(was_foreseen, meld(all_of(of(OTHERS, BOARD), color=color_of(drawn)))))

CARD = card(
    "Pagoda",
    fourth(
        dogma(
            by_switch(
                "pagoda",
                {
                    "foreshadowed": (
                        draw_and_foreshadow(3, into=drawn),
                        TUCK,
                        if_you_do(meld(drawn)),
                        MELD_OTHERS,
                    ),
                    "revealed": (draw_and_reveal(3, into=drawn), TUCK, MELD_OTHERS),
                },
            )
        )
    ),
)
