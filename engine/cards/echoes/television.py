"""Television moves a scored card to its owner's board; with an achievement of its value one is achieved."""

from engine.lang.words import *

CARD = card(
    "Television",
    fourth(
        echo(draw_and_meld(8)),
        dogma(
            choose_value("v"),
            then(
                choose_player(them, OPPONENTS), transfer(a(of(them, SCORE), value=the_number("v")), to=of(them, BOARD))
            ),
            when(
                any_of(of(them, ACHIEVEMENTS), equals(value(each), the_number("v"))),
                achieve_if_eligible(a(of(them, SCORE), value=the_number("v"))),
            ),
        ),
    ),
)
