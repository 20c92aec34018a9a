"""Shuriken takes two top cards with authority or avatar, none of them red: foreseen, as achievements."""

from engine.lang.words import *

given = named_cards("given")

CARD = card(
    "Shuriken",
    fourth(
        demand(
            transfer(
                as_many_as(2, TOPS, not_color=RED, where=has_any_icon(each, AUTHORITY, AVATAR)),
                to=my(BOARD),
                into=given,
            ),
            if_you_do(when(was_foreseen, transfer(given, to=my(ACHIEVEMENTS)))),
        ),
        dogma(may(splay(PURPLE, RIGHT))),
    ),
)
