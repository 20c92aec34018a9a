"""Yata No Kagami shows a card, splays its color left and executes another top card of that color."""

from engine.lang.words import *

CARD = card(
    "Yata No Kagami",
    fourth(
        dogma(
            reveal(a(HAND), into=revealed),
            if_you_do(
                then(
                    splay(color_of(revealed), LEFT),
                    self_execute(a(of(EVERYONE, TOPS), color=color_of(revealed), where=OTHER_THAN_THIS)),
                )
            ),
        )
    ),
)
