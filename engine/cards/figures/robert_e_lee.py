"""Robert E. Lee moves a top card with health before a Dogma that demands; seven health count as an achievement."""

from engine.lang.words import *

CARD = card(
    "Robert E. Lee",
    fourth(
        karma(
            would(
                DOGMA_ACTION,
                choose_player(them, EVERYONE),
                transfer(
                    a(of(EVERYONE, TOPS), not_color=color_of(the_card), with_icon=HEALTH),
                    to=of(them, BOARD),
                ),
                who=EVERYONE,
                where=has_demand(the_card),
            )
        ),
        karma(count_as_achievements(for_every(7, icons(HEALTH)))),
    ),
)
