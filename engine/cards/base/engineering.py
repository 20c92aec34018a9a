"""Engineering."""

from engine.lang.words import (
    AUTHORITY,
    LEFT,
    RED,
    SCORE,
    card,
    demand,
    dogma,
    each_top,
    fourth,
    may,
    my,
    splay,
    transfer,
)

CARD = card(
    "Engineering", fourth(demand(transfer(each_top(with_icon=AUTHORITY), to=my(SCORE))), dogma(may(splay(RED, LEFT))))
)
