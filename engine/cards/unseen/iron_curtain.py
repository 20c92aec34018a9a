"""Iron Curtain unsplays every color; each costs its top card and hides a standard achievement."""

from engine.lang.words import *

CARD = card(
    "Iron Curtain",
    fourth(
        dogma(
            unsplay_each(colors(splayed=True), into="unsplayed"),
            for_each_color(
                "color",
                the_colors("unsplayed"),
                return_(top(the_color("color"))),
                safeguard(a(AVAILABLE_ACHIEVEMENTS)),
            ),
        )
    ),
)
