"""Scissors scores the bottom yellow card, melds or scores up to two cards, and cuts any Paper on top."""

from engine.lang.words import *

chosen, one = named_cards("chosen"), named_cards("one")
PAPER = card_titled("Paper")

CARD = card(
    "Scissors",
    fourth(
        echo(score(bottom(YELLOW))),
        dogma(choose_card(up_to(2, HAND), into=chosen), for_each_card(one, chosen, do_one_of(meld(one), score(one)))),
        dogma(when(is_top_on_any_board(PAPER), score(PAPER))),
    ),
)
