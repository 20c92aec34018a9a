"""Linguistics draws by any bonus; foreseen, it junks the achievements of that value, too."""

from engine.lang.words import *

CARD = card(
    "Linguistics",
    fourth(
        echo(do_one_of(draw(3), draw_and_foreshadow(4))),
        dogma(
            then(choose_value("b", bonuses(EVERYONE)), draw(the_number("b"))),
            if_you_do(when(was_foreseen, junk(all_of(AVAILABLE_ACHIEVEMENTS, value=the_number("b"))))),
        ),
    ),
)
