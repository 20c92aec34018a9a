"""Telegraph splays a color as another player has it, blue up, and foreseen every splayed color up."""

from engine.lang.words import *

CARD = card(
    "Telegraph",
    fourth(
        dogma(
            choose_player(them, OTHERS),
            may(choose_color("c")),
            if_you_do(
                when(
                    is_splayed(the_color("c"), of=them),
                    splay(the_color("c"), splay_of(the_color("c"), them)),
                    otherwise=unsplay(the_color("c")),
                )
            ),
        ),
        dogma(may(splay(BLUE, UP))),
        dogma(when(was_foreseen, splay_each(colors(splayed=True), UP))),
    ),
)
