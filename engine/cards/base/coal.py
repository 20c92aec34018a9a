"""Coal."""

from engine.lang.words import (
    RED,
    RIGHT,
    TOPS,
    a,
    by_switch,
    card,
    choose_color,
    color_of,
    dogma,
    draw_and_tuck,
    fourth,
    if_you_do,
    it,
    may,
    score,
    splay,
    the_color,
    then,
    top,
)

CARD = card(
    "Coal",
    fourth(
        dogma(draw_and_tuck(5)),
        dogma(may(splay(RED, RIGHT))),
        dogma(
            by_switch(
                "coal",
                {
                    "top-two-of-color": (
                        may(choose_color("chosen")),
                        if_you_do(score(top(the_color("chosen"), count=2))),
                    ),
                    "top-card-and-beneath": (may(score(a(TOPS))), if_you_do(score(top(color_of(it))))),
                    "top-card-twice": (
                        may(choose_color("chosen")),
                        if_you_do(then(score(top(the_color("chosen"))), score(top(the_color("chosen"))))),
                    ),
                },
            )
        ),
    ),
)
