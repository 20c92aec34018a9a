"""Blacklight unsplays a color, or splays an unsplayed one up and draws a 9."""

from engine.lang.words import *

CARD = card(
    "Blacklight",
    fourth(dogma(do_one_of(unsplay(any_color), then(splay(colors(splayed=False), UP), draw(9))))),
)
