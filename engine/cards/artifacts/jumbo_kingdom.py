"""Jumbo Kingdom junks a color of all boards; then a value of the junk is scored, once more while it is worth little."""

from engine.lang.words import *

JUNK_OF = place("junk")
scored = named_cards("scored")

CARD = card(
    "Jumbo Kingdom",
    fourth(
        dogma(choose_color("chosen", any_color), junk(all_of(of(EVERYONE, BOARD), color=the_color("chosen")))),
        dogma(
            choose_value("value", all_of(JUNK)),
            score(all_of(JUNK, value=the_number("value")), into=scored),
            if_you_do(when(fewer(total_value(scored), 11), repeat_effect())),
        ),
    ),
)
