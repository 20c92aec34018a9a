"""Dentures tucks a 6 and scores the top two cards of that color but the bottom one, and goes on where there is none."""

from engine.lang.words import *

chosen = named_cards("chosen")

CARD = card(
    "Dentures",
    fourth(
        echo(draw_and_tuck(6)),
        dogma(
            choose_card(a(tucked_due_to_this(last=True)), into=chosen),
            score(all_of(top(color_of(chosen), count=2), where=not_(is_card(each, bottom(color_of(chosen)))))),
            when(not_(did_any), draw_and_tuck(6), repeat_effect()),
        ),
        dogma(may(splay(BLUE, RIGHT))),
    ),
)
