"""Pride and Prejudice melds 6s and scores them while no color of the board shows fewer cards than theirs."""

from engine.lang.words import *

AGAIN = then(score(melded), repeat_effect())
OF_THE_FEWEST = is_of_color(melded, colors(most=FEWEST_VISIBLE_CARDS))

CARD = card(
    "Pride and Prejudice",
    fourth(
        dogma(
            draw_and_meld(6, into=melded),
            by_switch(
                "pride-and-prejudice",
                {
                    "all-five": when(both(equals(number_of(any_color), 5), OF_THE_FEWEST), AGAIN),
                    "colors-there": when(OF_THE_FEWEST, AGAIN),
                    "all-cards": when(is_of_color(melded, colors(most=FEWEST_CARDS)), AGAIN),
                },
            ),
        )
    ),
)
