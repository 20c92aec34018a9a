"""Banking takes a top card with industry and lets its owner score a 5; it splays green right."""

from engine.lang.words import *

CARD = card(
    "Banking",
    since(
        1,
        demand(transfer(a(TOPS, not_color=GREEN, with_icon=INDUSTRY), to=my(BOARD)), if_you_do(draw_and_score(5))),
        dogma(may(splay(GREEN, RIGHT))),
    ),
)
