"""Alexander the Great scores the opponents' top Figures, and a 2 before each Dogma action; else he goes himself."""

from engine.lang.words import *

CARD = card(
    "Alexander the Great",
    fourth(
        karma(when_melded(score(all_tops(OPPONENTS, where=is_of_set(each, "figures"))))),
        karma(
            would(DOGMA_ACTION, draw_and_score(2)),
            when(not_(equals(value(it), 2)), score(this_card)),
        ),
    ),
)
