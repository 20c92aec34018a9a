"""Enterprise takes a top card with prosperity, its owner melding a 4; it splays green right."""

from engine.lang.words import *

CARD = card(
    "Enterprise",
    since(
        1,
        demand(transfer(a(TOPS, not_color=PURPLE, with_icon=PROSPERITY), to=my(BOARD)), if_you_do(draw_and_meld(4))),
        dogma(may(splay(GREEN, RIGHT))),
    ),
)
