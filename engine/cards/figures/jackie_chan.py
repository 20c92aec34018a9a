"""Jackie Chan scores all other top Figures before an opponent wins, and wins with the most points."""

from engine.lang.words import *

CARD = card(
    "Jackie Chan",
    fourth(
        karma(
            would(
                TO_WIN,
                score(all_tops(EVERYONE, where=both(is_of_set(each, "figures"), OTHER_THAN_THIS))),
                who=OPPONENTS,
            ),
            by_switch(
                "most-when-tied",
                {"alone": when(single_most(points), win()), "tied-too": when(most_or_tied(points), win())},
            ),
        ),
        karma(would(TO_DRAW, score(a(HAND, where=is_of_set(each, "figures"))))),
    ),
)
