"""Coal tucks a 5, splays red right, and scores a top card with the card beneath it."""

from engine.lang.words import *

chosen = the_color("chosen")

CARD = card(
    "Coal",
    fourth(
        dogma(draw_and_tuck(5)),
        dogma(may(splay(RED, RIGHT))),
        dogma(
            by_switch(
                "coal",
                {
                    "top-two-of-color": (may(choose_color("chosen")), if_you_do(score(top(chosen, count=2)))),
                    "top-card-and-beneath": (may(score(a(TOPS))), if_you_do(score(top(color_of(it))))),
                    "top-card-twice": (
                        may(choose_color("chosen")),
                        if_you_do(then(score(top(chosen)), score(top(chosen)))),
                    ),
                },
            )
        ),
    ),
)
