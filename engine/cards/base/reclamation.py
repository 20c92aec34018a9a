"""Reclamation."""

from engine.lang.words import (
    RED,
    bottom,
    card,
    color_of,
    count,
    dogma,
    draw_and_meld,
    equals,
    fourth,
    half_up,
    named_cards,
    repeat_effect,
    return_,
    starting,
    the_color,
    total_value,
    when,
)

melded = named_cards("melded")
returned = named_cards("returned")

CARD = card(
    "Reclamation",
    fourth(
        dogma(
            starting(wanted=RED),
            return_(bottom(the_color("wanted"), count=3), into=returned),
            draw_and_meld(half_up(total_value(returned)), into=melded),
            when(equals(count(returned), 3), repeat_effect(wanted=color_of(melded))),
        )
    ),
)
