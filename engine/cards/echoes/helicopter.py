"""Helicopter moves a top card to the score pile of its owner, and again for a card with an icon in common."""

from engine.lang.words import *

moved = named_cards("moved")

CARD = card(
    "Helicopter",
    fourth(
        dogma(
            then(
                choose_player(them, EVERYONE),
                transfer(a(of(them, TOPS), where=OTHER_THAN_THIS), to=of(them, SCORE), into=moved),
            ),
            may(return_(a(HAND, where=shares_icon(each, moved)))),
            if_you_do(repeat_effect()),
        )
    ),
)
