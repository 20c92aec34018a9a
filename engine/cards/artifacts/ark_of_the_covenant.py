"""Ark of the Covenant returns a card and scores its color from boards without a top Artifact; then it is taken up."""

from engine.lang.words import *

CARD = card(
    "Ark of the Covenant",
    fourth(
        dogma(
            return_(a(HAND), into=returned),
            for_each_player(
                them,
                EVERYONE,
                when(
                    not_(any_of(of(them, TOPS), is_of_set(each, "artifacts"))),
                    score(pile(color_of(returned), of=them)),
                ),
            ),
        ),
        dogma(when(is_top_on_any_board(this_card), transfer(this_card, to=HAND))),
    ),
)
