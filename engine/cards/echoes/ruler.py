"""Ruler draws two 1s of Echoes: one is foreshadowed, the other returned."""

from engine.lang.words import *

chosen = named_cards("chosen")

CARD = card(
    "Ruler",
    fourth(
        echo(draw(2)),
        dogma(
            draw(1, times=2, into=drawn, of="echoes"),
            then(choose_card(a(drawn), into=chosen), foreshadow(chosen)),
            return_(all_of(drawn, where=not_(is_card(each, chosen)))),
        ),
    ),
)
