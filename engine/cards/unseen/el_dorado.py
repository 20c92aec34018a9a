"""El Dorado melds a 3, 2 and 1: three with prosperity score the whole deck of 5s, two splay green and blue right."""

from engine.lang.words import *

SHOWING = count(all_of(melded, with_icon=PROSPERITY))

CARD = card(
    "El Dorado",
    fourth(
        dogma(
            then(
                draw_and_meld(3, into=melded),
                draw_and_meld(2, into=gather(melded)),
                draw_and_meld(1, into=gather(melded)),
            ),
            when(equals(SHOWING, 3), score(all_of(deck_cards(5)))),
            when(at_least(SHOWING, 2), splay_each(one_of(GREEN, BLUE), RIGHT)),
        ),
    ),
)
