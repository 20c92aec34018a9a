"""Piano draws a card of a value in any hand; five values on top are worth a scored card of each."""

from engine.lang.words import *

one = named_cards("one")

CARD = card(
    "Piano",
    fourth(
        echo(
            when(
                any_player(at_least(count(HAND), 1)),
                then(choose_value("v", all_of(of(EVERYONE, HAND))), draw(the_number("v"))),
            )
        ),
        dogma(
            when(
                equals(different_values(TOPS), 5),
                sentence(return_(as_many_as(5, SCORE))),
                sentence(for_each_card(one, TOPS, draw_and_score(value(one)), ascending=True)),
            )
        ),
    ),
)
