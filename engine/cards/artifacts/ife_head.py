"""Ife Head splays a color right and junks an achievement worth as many as it has cards, or draws that value."""

from engine.lang.words import *

HOW_MANY = count(pile(the_color("splayed")))

CARD = card(
    "Ife Head",
    fourth(
        dogma(
            splay(colors(splayed=False), RIGHT, into="splayed"),
            junk(a(AVAILABLE_ACHIEVEMENTS, value=HOW_MANY)),
            if_you_dont(draw(HOW_MANY)),
        )
    ),
)
