"""Earhart's Lockheed Electra 10E junks a top card of each value below 9; all eight in the junk win; one is achieved."""

from engine.lang.words import *

CARD = card(
    "Earhart's Lockheed Electra 10E",
    fourth(
        dogma(
            for_each_value("v", junk(a(TOPS, value=the_number("v"))), below=9, descending=True),
            when(equals(different_values(all_of(JUNK, where=fewer(value(each), 9))), 8), win()),
        ),
        dogma(achieve(a(AVAILABLE_ACHIEVEMENTS))),
    ),
)
