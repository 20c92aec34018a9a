"""Chronicle of Zuo gives a 3 for the least authority or prosperity, a 4 for the least concepts."""

from engine.lang.words import *

A_3, A_4 = draw(3), draw(4)

CARD = card(
    "Chronicle of Zuo",
    fourth(
        dogma(
            by_switch(
                "most-when-tied",
                {
                    "alone": when(
                        not_(both(not_(single_least(icons(AUTHORITY))), not_(single_least(icons(PROSPERITY))))), A_3
                    ),
                    "tied-too": when(
                        not_(both(not_(least_or_tied(icons(AUTHORITY))), not_(least_or_tied(icons(PROSPERITY))))), A_3
                    ),
                },
            )
        ),
        dogma(
            by_switch(
                "most-when-tied",
                {
                    "alone": when(single_least(icons(CONCEPT)), A_4),
                    "tied-too": when(least_or_tied(icons(CONCEPT)), A_4),
                },
            )
        ),
    ),
)
