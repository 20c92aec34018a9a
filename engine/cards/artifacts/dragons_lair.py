"""Dragon's Lair melds the lowest scored card of a value of its own, and one more of its color, or the victim loses."""

from engine.lang.words import *

CARD = card(
    "Dragon's Lair",
    fourth(
        compel(
            meld(lowest(SCORE, where=not_(shares_value(each, SCORE, another=True))), into=melded),
            if_you_do(meld(a(HAND, color=color_of(melded)), into=gather(melded))),
            when(equals(count(melded), 1), lose(), otherwise=junk(all_of(DECK_TOPS))),
        )
    ),
)
