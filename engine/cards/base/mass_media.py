"""Mass Media returns a card to have one value returned from all score piles; it splays purple up."""

from engine.lang.words import *

CARD = card(
    "Mass Media",
    since(
        1,
        dogma(
            may(return_(a(HAND))),
            if_you_do(choose_value("chosen"), return_(all_of(of(EVERYONE, SCORE), value=the_number("chosen")))),
        ),
        dogma(may(splay(PURPLE, UP))),
    ),
)
