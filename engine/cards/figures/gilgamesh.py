"""Gilgamesh has castles count twice and make factories, and lowers his opponents' scores by theirs."""

from engine.lang.words import *

CARD = card(
    "Gilgamesh",
    fourth(
        karma(provides_icons(icons(AUTHORITY), AUTHORITY, INDUSTRY)),
        karma(takes_points(icons(AUTHORITY))),
    ),
)
