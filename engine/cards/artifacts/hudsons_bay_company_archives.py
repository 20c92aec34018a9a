"""Hudson's Bay Company Archives scores bottom cards, melds a scored card, splays its color right and junks its deck."""

from engine.lang.words import *

CARD = card(
    "Hudson's Bay Company Archives",
    fourth(
        dogma(
            score(each_bottom()),
            meld(a(SCORE), into=melded),
            splay(color_of(melded), RIGHT),
            junk_deck(value(melded)),
        )
    ),
)
