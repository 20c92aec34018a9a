"""Drone splays the color of a revealed 11 aslant, or with six cards of it returns five of it from all boards."""

from engine.lang.words import *

CARD = card(
    "Drone",
    fourth(
        dogma(
            by_switch(
                "drone",
                {"eleven": draw_and_reveal(11, into=drawn), "ten": draw_and_reveal(10, into=drawn)},
            ),
            when(
                fewer(count(pile(color_of(drawn))), 6),
                splay(color_of(drawn), ASLANT),
                otherwise=(
                    return_(bottom(color_of(drawn), count=5, of=EVERYONE)),
                    sentence(if_you_do(repeat_effect())),
                ),
            ),
        )
    ),
)
