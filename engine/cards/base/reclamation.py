"""Reclamation."""

from engine.lang.words import (
    RED,
    bottom,
    card,
    color,
    count,
    dogma,
    draw_and_meld,
    equals,
    half_up,
    named,
    repeat_effect,
    return_,
    starting,
    the_color,
    total_value,
    when,
)

melded = named("melded")
returned = named("returned")

CARD = card(
    "Reclamation",
    dogma(
        starting(wanted=RED),
        return_(bottom(the_color("wanted"), count=3), into=returned),
        draw_and_meld(half_up(total_value(returned)), into=melded),
        when(equals(count(returned), 3), repeat_effect(wanted=color(melded))),
    ),
)
