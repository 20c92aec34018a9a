"""X-Ray tucks an 8; by colors with health it draws cards of a value and foreshadows them; it returns the hand."""

from engine.lang.words import *

CARD = card(
    "X-Ray",
    fourth(
        echo(draw_and_tuck(8)),
        dogma(
            choose_value("v"),
            draw(the_number("v"), times=number_of(colors(showing=HEALTH)), into=drawn),
            foreshadow(any_number(drawn)),
        ),
        dogma(return_(all_of(HAND))),
        dogma(may(splay(YELLOW, UP))),
    ),
)
