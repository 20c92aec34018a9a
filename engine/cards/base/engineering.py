"""Engineering takes all top cards with authority to my score pile; it splays red left."""

from engine.lang.words import *

CARD = card(
    "Engineering",
    fourth(
        demand(transfer(each_top(with_icon=AUTHORITY), to=my(SCORE))),
        dogma(may(splay(RED, LEFT))),
    ),
)
