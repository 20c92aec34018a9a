"""Shangri-La tucks an 8, scored for its industry; without it another 8 is melded, and an 8 indeed begins all again."""

from engine.lang.words import *

AGAIN = when(equals(value(it), 8), repeat_effect())

CARD = card(
    "Shangri-La",
    fourth(
        dogma(
            draw_and_tuck(8),
            by_switch(
                "shangri-la",
                {
                    "melded-card": when(
                        has_icon(it, INDUSTRY),
                        score(it),
                        otherwise=(draw_and_meld(8), AGAIN),
                    ),
                    "either-card": (
                        when(has_icon(it, INDUSTRY), score(it), otherwise=draw_and_meld(8)),
                        AGAIN,
                    ),
                },
            ),
        ),
    ),
)
