"""Coal tucks a 5, splays red right, and scores a top card with the card beneath it."""

from engine.lang.words import *

chosen = the_color("chosen")

TUCK = dogma(draw_and_tuck(5))
SPLAY = dogma(may(splay(RED, RIGHT)))
WITH_THE_CARD_BENEATH = (may(score(a(TOPS))), if_you_do(score(top(color_of(it)))))

CARD = card(
    "Coal",
    fourth(
        TUCK,
        SPLAY,
        dogma(
            by_switch(
                "coal",
                {
                    "top-two-of-color": (may(choose_color("chosen")), if_you_do(score(top(chosen, count=2)))),
                    "top-card-and-beneath": WITH_THE_CARD_BENEATH,
                    "top-card-twice": (
                        may(choose_color("chosen")),
                        if_you_do(then(score(top(chosen)), score(top(chosen)))),
                    ),
                },
            )
        ),
    ),
    since(1, TUCK, SPLAY, dogma(*WITH_THE_CARD_BENEATH)),
)
