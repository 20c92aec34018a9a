"""Steganography splays a color with concept left and safeguards as high as it has cards; otherwise it tucks a 3."""

from engine.lang.words import *

CARD = card(
    "Steganography",
    fourth(
        dogma(
            may(splay(colors(showing=CONCEPT), LEFT, into="splayed")),
            if_you_do(safeguard(a(AVAILABLE_ACHIEVEMENTS, value=count(pile(the_color("splayed")))))),
            if_you_dont(draw_and_tuck(3)),
        )
    ),
)
