"""Joy Buzzer takes an opponent's hand for the lowest cards of mine; one value of a hand scores the top purple card."""

from engine.lang.words import *

CARD = card(
    "Joy Buzzer",
    fourth(
        demand(exchange(all_of(HAND), all_lowest(my(HAND)))),
        dogma(
            may(then(choose_value("chosen"), score(all_of(HAND, value=the_number("chosen"))))),
            if_you_do(score(top(PURPLE))),
        ),
    ),
)
