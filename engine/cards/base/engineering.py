"""Engineering."""

from engine.lang.words import AUTHORITY, LEFT, RED, SCORE, TOPS, all_of, card, demand, dogma, may, my, splay, transfer

CARD = card(
    "Engineering",
    demand(transfer(all_of(TOPS, with_icon=AUTHORITY), to=my(SCORE))),
    dogma(may(splay(RED, LEFT))),
)
