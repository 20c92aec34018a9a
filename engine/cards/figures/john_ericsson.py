"""John Ericsson unsplays a color that an opponent has splayed right before its Dogma, and tucks a 7 when one draws."""

from engine.lang.words import *

CARD = card(
    "John Ericsson",
    fourth(
        karma(
            would(
                DOGMA_ACTION,
                unsplay(color_of(the_card), of=OPPONENTS),
                where=is_splayed(color_of(the_card), RIGHT, OPPONENTS),
            )
        ),
        karma(would(TO_DRAW, draw_and_tuck(7), who=OPPONENTS)),
    ),
)
