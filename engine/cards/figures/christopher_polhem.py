"""Christopher Polhem makes a point of each factory for each achievement."""

from engine.lang.words import *

CARD = card(
    "Christopher Polhem",
    fourth(karma(may_issue(YELLOW)), karma(provides_points(icons(INDUSTRY), count(ACHIEVEMENTS)))),
)
