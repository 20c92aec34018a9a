"""Deodorant melds 3s, or draws a 4 where no top card shows authority; with industry on top it junks the deck of 4s."""

from engine.lang.words import *

CARD = card(
    "Deodorant",
    fourth(
        echo(draw_and_meld(3)),
        dogma(when(any_of(TOPS, has_icon(each, AUTHORITY)), draw_and_meld(3), otherwise=draw(4))),
        dogma(when(any_of(TOPS, has_icon(each, INDUSTRY)), junk_deck(4))),
    ),
)
