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
    it,
    named,
    repeat_effect,
    return_,
    the_color,
    total_value,
    when,
)

returned = named("returned")

CARD = card(
    "Reclamation",
    dogma(
        return_(bottom(the_color("wanted"), 3), into=returned),
        draw_and_meld(half_up(total_value(returned))),
        when(equals(count(returned), 3), repeat_effect(wanted=color(it))),
        wanted=RED,
    ),
)
