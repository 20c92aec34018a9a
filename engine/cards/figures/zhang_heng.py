"""Zhang Heng tucks a 3 before anybody claims an achievement, and scores what lies above it."""

from engine.lang.words import *

tucked = named_cards("tucked")

CARD = card(
    "Zhang Heng",
    fourth(
        karma(
            would(
                TO_CLAIM,
                draw_and_tuck(3, into=tucked),
                score(all_of(pile(color_of(tucked)), where=not_(is_card(each, tucked)))),
                who=EVERYONE,
            )
        )
    ),
)
