"""Handbag takes all bottom cards to hand, or tucks the score pile, or scores one value of the hand; or stays closed."""

from engine.lang.words import *

CARD = card(
    "Handbag",
    fourth(
        dogma(
            may_do_one_of(
                transfer(each_bottom(), to=HAND),
                tuck(all_of(SCORE)),
                then(choose_value("chosen"), score(all_of(HAND, value=the_number("chosen")))),
            )
        )
    ),
)
