"""Email foreshadows a 10 and a 9, foreseen an 11, too, and self-executes its lowest top card that is not green."""

from engine.lang.words import *

CARD = card(
    "Email",
    fourth(
        echo(draw_and_foreshadow(10)),
        dogma(draw_and_foreshadow(9), when(was_foreseen, draw_and_foreshadow(11))),
        dogma(self_execute(lowest(TOPS, not_color=GREEN))),
    ),
)
