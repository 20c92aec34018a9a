"""The Wealth of Nations scores a 1, then a card worth a fifth of the score pile, and junks that deck."""

from engine.lang.words import *

result = the_number("result")

CARD = card(
    "The Wealth of Nations",
    fourth(
        dogma(
            draw_and_score(1),
            then(
                choose_value("result", (divided_up(total_value(all_of(SCORE)), 5),)),
                draw_and_score(result),
            ),
            junk_deck(result),
        )
    ),
)
