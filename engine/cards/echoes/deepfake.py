"""Deepfake borrows a top card of any board in its player's own turn, super-executes a top card, and gives it back."""

from engine.lang.words import *

moved = named_cards("moved")

CARD = card(
    "Deepfake",
    fourth(
        dogma(
            when(
                your_turn,
                sentence(
                    then(choose_player(them, EVERYONE), transfer(a(of(them, TOPS)), to=BOARD, into=moved)),
                ),
                sentence(super_execute(a(TOPS, where=OTHER_THAN_THIS))),
                sentence(when(is_top_on_any_board(moved), transfer(moved, to=of(them, BOARD)))),
            )
        )
    ),
)
