"""Tecumseh returns top cards of a value with factories before a meld, and junks an achievement of that value."""

from engine.lang.words import *

CARD = card(
    "Tecumseh",
    fourth(
        karma(
            would(TO_MELD, choose_value("v")),
            for_each_player(them, EVERYONE, return_(a(of(them, TOPS), with_icon=INDUSTRY, value=the_number("v")))),
            junk(a(AVAILABLE_ACHIEVEMENTS, value=the_number("v"))),
        ),
    ),
)
