"""Rock takes a top green card and wins over Scissors; it scores a top card and wins with Paper."""

from engine.lang.words import *

CARD = card(
    "Rock",
    fourth(
        demand(transfer(top(GREEN), to=my(HAND)), when(is_card(top(GREEN), card_titled("Scissors")), win(who=ME))),
        dogma(may(score(a(TOPS))), when(is_card(top(GREEN), card_titled("Paper")), win())),
    ),
)
