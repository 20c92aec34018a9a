"""Chronicle of Zuo gives a 3 for the least authority or prosperity, a 4 for the least concepts."""

from engine.lang.words import *

CARD = card(
    "Chronicle of Zuo",
    fourth(
        dogma(
            when(
                not_(both(not_(least_or_tied(icons(AUTHORITY))), not_(least_or_tied(icons(PROSPERITY))))),
                draw(3),
            )
        ),
        dogma(when(least_or_tied(icons(CONCEPT)), draw(4))),
    ),
)
