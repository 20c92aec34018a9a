"""Tuning Fork foreshadows a card and reveals another of its value, melded if it is above the top card of its color."""

from engine.lang.words import *

CARD = card(
    "Tuning Fork",
    fourth(
        echo(
            when(
                any_player(at_least(count(SCORE), 1)),
                then(choose_value("v", all_of(of(EVERYONE, SCORE))), draw(the_number("v"))),
            )
        ),
        dogma(
            foreshadow(a(HAND)),
            if_you_do(
                draw_and_reveal(value(it), into=drawn),
                sentence(
                    when(
                        more(value(drawn), value(top(color_of(drawn)))),
                        meld(drawn),
                        otherwise=(return_(drawn), may(repeat_effect())),
                    )
                ),
            ),
        ),
    ),
)
