"""DeLorean DMC-12, a top card anywhere, junks all top cards and all hands."""

from engine.lang.words import *

CARD = card(
    "DeLorean DMC-12",
    fourth(
        dogma(
            when(
                is_top_on_any_board(this_card),
                then(junk(all_of(of(EVERYONE, TOPS))), junk(all_of(of(EVERYONE, HAND)))),
            )
        )
    ),
)
