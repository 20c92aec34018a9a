"""Clown Car fills an opponent's board from my score pile until a card with prosperity gets out."""

from engine.lang.words import *

CARD = card(
    "Clown Car",
    fourth(demand(meld(a(my(SCORE)), into=melded), when(not_(has_icon(melded, PROSPERITY)), repeat_effect()))),
)
