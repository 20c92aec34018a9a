"""Solar Sailing."""

from engine.lang.words import (
    ASLANT,
    all_but_top,
    at_least,
    card,
    color,
    count,
    dogma,
    draw_and_meld,
    named,
    not_,
    pile,
    return_,
    splay,
    splayed,
    when,
    win,
)

melded = named("melded")

CARD = card(
    "Solar Sailing",
    dogma(
        draw_and_meld(11, into=melded),
        when(
            not_(splayed(color(melded), ASLANT)), return_(all_but_top(4, color(melded))), splay(color(melded), ASLANT)
        ),
        when(at_least(count(pile(color(melded))), 6), win()),
    ),
)
