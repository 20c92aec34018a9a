"""Fresh Water splays an unsplayed color left, and is the end of who has none."""

from engine.lang.words import *

CARD = card(
    "Fresh Water",
    fourth(
        dogma(splay(colors(splayed=False), LEFT), if_you_dont(lose())),
    ),
)
