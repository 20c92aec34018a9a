"""Frigate Constitution compels others to show a card: one as high as a top card of its owner costs its whole color."""

from engine.lang.words import *

CARD = card(
    "Frigate Constitution",
    fourth(
        compel(
            reveal(a(HAND), into=revealed),
            if_you_do(
                when(
                    shares_value(revealed, my(TOPS)),
                    then(return_(revealed), return_(pile(color_of(revealed)))),
                )
            ),
        )
    ),
)
