"""Pantheism tucks a hand card and a 4: of the color of one, cards are scored, that of the other goes right; a 4."""

from engine.lang.words import *

chosen = named_cards("chosen")

CARD = card(
    "Pantheism",
    fourth(
        dogma(
            tuck(a(HAND), into=tucked),
            if_you_do(
                draw_and_tuck(4, into=gather(tucked)),
                choose_card(a(tucked), into=chosen),
                score(pile(color_of(chosen))),
                splay(color_of(all_of(tucked, where=not_(is_card(each, chosen)))), RIGHT),
            ),
        ),
        dogma(draw_and_tuck(4)),
    ),
)
