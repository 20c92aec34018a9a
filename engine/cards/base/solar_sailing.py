"""Solar Sailing."""

from engine.lang.words import (
    ASLANT,
    all_but_top,
    at_least,
    card,
    color_of,
    count,
    dogma,
    draw_and_meld,
    fourth,
    is_splayed,
    named_cards,
    not_,
    pile,
    return_,
    splay,
    when,
    win,
)

melded = named_cards("melded")

CARD = card(
    "Solar Sailing",
    fourth(
        dogma(
            draw_and_meld(11, into=melded),
            when(
                not_(is_splayed(color_of(melded), ASLANT)),
                return_(all_but_top(4, color_of(melded))),
                splay(color_of(melded), ASLANT),
            ),
            when(at_least(count(pile(color_of(melded))), 6), win()),
        )
    ),
)
