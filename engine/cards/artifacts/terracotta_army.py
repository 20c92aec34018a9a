"""Terracotta Army compels others to return a top card without authority; one in hand is scored and its deck junked."""

from engine.lang.words import *

scored = named_cards("scored")

CARD = card(
    "Terracotta Army",
    fourth(
        compel(return_(a(TOPS, without_icon=AUTHORITY))),
        dogma(
            score(a(HAND, without_icon=AUTHORITY), into=scored),
            if_you_do(junk_deck(value(scored))),
            if_you_dont(tuck(this_card)),
        ),
    ),
)
