"""Hiking reveals a 6; a top card of its color with industry hides it and leads on to a 7, and health to an 8."""

from engine.lang.words import *

CARD = card(
    "Hiking",
    fourth(
        dogma(
            draw_and_reveal(6, into=drawn),
            when(
                has_icon(top(color_of(drawn)), INDUSTRY),
                tuck(drawn),
                draw_and_reveal(7, into=revealed),
                sentence(when(has_icon(revealed, HEALTH), meld(revealed), draw(8))),
            ),
        ),
    ),
)
