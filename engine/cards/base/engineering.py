"""Engineering takes top cards with authority to my score pile; it splays red left."""

from engine.lang.words import *

SPLAY = dogma(may(splay(RED, LEFT)))

CARD = card(
    "Engineering",
    fourth(demand(transfer(each_top(with_icon=AUTHORITY), to=my(SCORE))), SPLAY),
    since(1, demand(transfer(all_tops(with_icon=AUTHORITY), to=my(SCORE))), SPLAY),
)
