"""Photography melds a forecast card, moves highest top cards to hand, and is History with three echo effects."""

from engine.cards.echoes.places import FORECAST
from engine.lang.words import *

CARD = card(
    "Photography",
    fourth(
        echo(meld(a(FORECAST))),
        demand(transfer(highest(TOPS), to=HAND)),
        dogma(when(at_least(echo_effects_in_one_color, 3), claim("History")), if_you_do(when(was_foreseen, win()))),
    ),
)
