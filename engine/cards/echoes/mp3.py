"""MP3 scores a 10 and a card of a bonus, and claims two achievements for each returned card, if eligible."""

from engine.lang.words import *

one = named_cards("one")

CARD = card(
    "MP3",
    fourth(
        echo(draw_and_score(10)),
        dogma(then(choose_value("b", bonuses()), draw_and_score(the_number("b")))),
        dogma(
            return_(any_number(HAND), into=returned),
            for_each_card(one, returned, achieve_if_eligible(as_many_as(2, AVAILABLE_ACHIEVEMENTS)), in_order=True),
        ),
    ),
)
