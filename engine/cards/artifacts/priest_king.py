"""Priest-King scores a card and executes the top card of its color: in your own turn with its demands."""

from engine.lang.words import *

scored = named_cards("scored")
TOP_CARD = top(color_of(scored))

CARD = card(
    "Priest-King",
    fourth(
        dogma(
            score(a(HAND), into=scored),
            when(your_turn, super_execute(TOP_CARD), otherwise=self_execute(TOP_CARD)),
        )
    ),
)
