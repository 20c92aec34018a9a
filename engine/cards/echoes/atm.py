"""ATM scores a card of any value, takes the highest top card without prosperity, and junks the deck of 10s."""

from engine.lang.words import *

CARD = card(
    "ATM",
    fourth(
        echo(then(choose_value("v"), draw_and_score(the_number("v")))),
        demand(transfer(highest(TOPS, not_color=YELLOW, without_icon=PROSPERITY), to=my(BOARD))),
        dogma(may(splay(PURPLE, UP))),
        dogma(junk_deck(10)),
    ),
)
