"""Blacklight unsplays a color, or splays an unsplayed one up and draws a 9."""

from engine.lang.words import *

UNSPLAY, SPLAY_UP = unsplay(any_color), splay(colors(splayed=False), UP, into="c")

CARD = card(
    "Blacklight",
    fourth(
        dogma(
            by_switch(
                "blacklight-without-a-splay",
                {
                    "draws": do_one_of(UNSPLAY, then(SPLAY_UP, draw(9))),
                    "draws-nothing": do_one_of(UNSPLAY, then(SPLAY_UP, when(is_splayed(the_color("c"), UP), draw(9)))),
                },
            )
        )
    ),
)
