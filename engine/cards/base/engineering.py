"""Engineering scores all of an opponent's top cards with authority; it splays red left."""

from engine.lang.words import *

CARD = card(
    "Engineering",
    fourth(
        demand(transfer(each_top(with_icon=AUTHORITY), to=my(SCORE))),
        dogma(may(splay(RED, LEFT))),
    ),
)
