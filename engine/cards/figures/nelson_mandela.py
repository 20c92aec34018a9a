"""Nelson Mandela super-executes the second action’s card; every two avatars count as an achievement."""

from engine.lang.words import *

CARD = card(
    "Nelson Mandela",
    fourth(
        karma(would_instead(DOGMA_ACTION, super_execute(the_card), where=second_action)),
        karma(count_as_achievements(for_every(2, icons(AVATAR)))),
    ),
)
