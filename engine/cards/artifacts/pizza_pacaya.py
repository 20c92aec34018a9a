"""Pizza Pacaya compels others to junk their boards and to meld a card of each value."""

from engine.lang.words import *

CARD = card(
    "Pizza Pacaya",
    fourth(compel(junk(all_of(BOARD)), for_each_value("value", draw_and_meld(the_number("value"))))),
)
