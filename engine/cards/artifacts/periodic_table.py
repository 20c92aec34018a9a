"""Periodic Table melds above two top cards of one value, and goes on where it covered one of them."""

from engine.lang.words import *

chosen = named_cards("chosen")

CARD = card(
    "Periodic Table",
    fourth(
        dogma(
            choose_card(all_or_none(2, TOPS, same_value=True), into=chosen),
            if_you_do(draw_and_meld(value(chosen) + 1)),
            when(is_card(card_directly_beneath(it), chosen), repeat_effect()),
        )
    ),
)
