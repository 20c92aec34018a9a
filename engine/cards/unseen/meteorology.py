"""Meteorology reveals a 3 and scores it, returns it for two more, or tucks it; without authority it claims Zen."""

from engine.lang.words import *

CARD = card(
    "Meteorology",
    fourth(
        dogma(
            draw_and_reveal(3),
            when(
                has_icon(it, HEALTH),
                score(it),
                otherwise=when(has_icon(it, PROSPERITY), then(return_(it), draw(3, times=2)), otherwise=tuck(it)),
            ),
        ),
        dogma(when(equals(icons(AUTHORITY), 0), claim("Zen"))),
    ),
)
