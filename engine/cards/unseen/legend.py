"""Legend self-executes and scores top cards of one color until nine points are scored by it."""

from engine.lang.words import *

CARD = card(
    "Legend",
    fourth(
        dogma(
            choose_color("chosen", other_than=PURPLE),
            self_execute(top(the_color("chosen"))),
            score(a(TOPS, color=the_color("chosen"))),
            if_you_do(
                when(fewer(total_value(scored_due_to_this()), 9), repeat_with_the_same("chosen")),
            ),
        ),
    ),
)
