"""Credit Card takes a top card to hand for a scored card of its value, foreseen again and again; green goes up."""

from engine.lang.words import *

CARD = card(
    "Credit Card",
    fourth(
        echo(draw_and_foreshadow(9)),
        dogma(
            may(transfer(a(TOPS, not_color=GREEN), to=HAND)),
            if_you_do(draw_and_score(value(it))),
            if_you_do(when(was_foreseen, repeat_effect())),
        ),
        dogma(may(splay(GREEN, UP))),
    ),
)
