"""City States takes a top card with authority from those who show four authority, and gives a 1."""

from engine.lang.words import *

CARD = card(
    "City States",
    since(
        1,
        demand(
            when(at_least(icons(AUTHORITY), 4), transfer(a(TOPS, with_icon=AUTHORITY), to=my(BOARD))),
            if_you_do(draw(1)),
        ),
    ),
)
