"""Translation melds the whole score pile; a board with prosperity on top everywhere claims World."""

from engine.lang.words import *

CARD = card(
    "Translation",
    since(
        1,
        dogma(may(meld(all_of(SCORE)))),
        dogma(when(every_of(TOPS, has_icon(each, PROSPERITY)), claim("World"))),
    ),
)
