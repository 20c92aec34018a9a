"""Algocracy chooses an icon: the single player with the most of it gets all cards that feature it, but for boards."""

from engine.lang.words import *

CARD = card(
    "Algocracy",
    fourth(
        dogma(
            choose_icon("i"),
            then(
                choose_player(them, EVERYONE, single_most(icons(the_icon("i")))),
                transfer(
                    all_of(of(EVERYONE, HAND_AND_SCORE), where=has_featured_icon(each, the_icon("i"))),
                    to=of(them, HAND),
                ),
            ),
        )
    ),
)
