"""Exoskeleton takes all but the lowest cards of a hand, and achieves from any hand: foreseen, again and again."""

from engine.lang.words import *

CARD = card(
    "Exoskeleton",
    fourth(
        demand(transfer(all_of(HAND, where=more(value(each), value(lowest(HAND)))), to=my(SCORE))),
        dogma(may(achieve_if_eligible(a(of(EVERYONE, HAND)))), if_you_do(when(was_foreseen, repeat_effect()))),
    ),
)
