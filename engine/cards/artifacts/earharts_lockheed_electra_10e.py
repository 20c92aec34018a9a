"""Earhart's Lockheed Electra 10E junks a top card of each value below 9; all in the junk win; one is achieved."""

from engine.lang.words import *

CARD = card(
    "Earhart's Lockheed Electra 10E",
    fourth(
        dogma(
            for_each_value("v", junk(a(TOPS, value=the_number("v"))), below=9, descending=True),
            when(equals(different_values(JUNK, missing_below=9), 0), win()),
        ),
        dogma(achieve(a(AVAILABLE_ACHIEVEMENTS))),
    ),
)
