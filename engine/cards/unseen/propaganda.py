"""Propaganda names a color to be melded and takes the card that it covers; then everybody melds a card."""

from engine.lang.words import *

CARD = card(
    "Propaganda",
    fourth(
        demand(
            then(choose_color("chosen", by=ME), meld(a(HAND, color=the_color("chosen")))),
            if_you_do(transfer(card_directly_beneath(it), to=my(BOARD))),
        ),
        dogma(meld(a(HAND))),
    ),
)
