"""Barometer takes a 5 from the forecast, foreshadows above a bonus; a blue card it returns is Destiny."""

from engine.cards.echoes.places import FORECAST
from engine.lang.words import *

CARD = card(
    "Barometer",
    fourth(
        echo(transfer(a(FORECAST, value=5), to=HAND)),
        dogma(then(choose_value("b", bonuses(EVERYONE)), draw_and_foreshadow(the_number("b") + 2))),
        dogma(may(return_(all_of(FORECAST))), when(is_color(it, BLUE), claim("Destiny"))),
    ),
)
