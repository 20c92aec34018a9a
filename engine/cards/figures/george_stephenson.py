"""George Stephenson splays a color up before its Dogma, and gives away bottom yellow cards before a claim."""

from engine.lang.words import *

CARD = card(
    "George Stephenson",
    fourth(
        karma(
            would(DOGMA_ACTION, splay(color_of(the_card), UP), where=is_splayed(color_of(the_card), RIGHT)),
        ),
        karma(would(TO_CLAIM, transfer(all_of(of(EVERYONE, BOTTOMS), color=YELLOW), to=AVAILABLE_ACHIEVEMENTS))),
    ),
)
