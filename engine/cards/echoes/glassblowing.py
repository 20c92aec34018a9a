"""Glassblowing scores an expansion card, foreshadows three above its lowest top card, and junks 2s or 3s."""

from engine.lang.words import *

CARD = card(
    "Glassblowing",
    fourth(
        echo(score(a(HAND, where=is_expansion(each)))),
        dogma(draw_and_foreshadow(value(lowest(TOPS, not_color=GREEN)) + 3)),
        dogma(then(choose_value("v", (2, 3)), junk_deck(the_number("v")))),
    ),
)
