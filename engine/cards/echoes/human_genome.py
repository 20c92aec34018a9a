"""Human Genome draws an 11 and scores a card of any value; the same values in hand and score pile win."""

from engine.lang.words import *

CARD = card(
    "Human Genome",
    fourth(
        echo(draw(11)),
        dogma(
            may(then(choose_value("v"), draw_and_score(the_number("v")))),
            transfer(bottom(RED), to=HAND),
            when(same_values(HAND, SCORE), win()),
        ),
    ),
)
