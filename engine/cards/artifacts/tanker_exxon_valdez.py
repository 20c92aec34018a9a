"""Tanker Exxon Valdez compels others to lose."""

from engine.lang.words import *

CARD = card(
    "Tanker Exxon Valdez",
    fourth(compel(junk(all_of(ALL_BUT_ACHIEVEMENTS)), lose())),
)
