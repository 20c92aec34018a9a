"""Mjölnir Amulet compels others to give up a whole color of their boards for its owner's score pile."""

from engine.lang.words import *

chosen = named_cards("chosen")

CARD = card(
    "Mjölnir Amulet",
    fourth(compel(choose_card(a(TOPS), into=chosen), transfer(pile(color_of(chosen)), to=my(SCORE)))),
)
