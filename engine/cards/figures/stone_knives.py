"""Stone Knives takes a top card of the color that the victim draws; with Skinning on top it draws a 1."""

from engine.lang.words import *

CARD = card(
    "Stone Knives",
    fourth(
        demand(
            then(draw_and_reveal(0, into=drawn), return_(drawn)),
            transfer(top(color_of(drawn)), to=my(BOARD)),
        ),
        dogma(when(any_of(TOPS, is_card(each, card_titled("Skinning"))), draw(1))),
    ),
)
