"""Near-Field Comm."""

from engine.lang.words import (
    ME,
    SCORE,
    all_of,
    card,
    choose_value,
    demand,
    dogma,
    fourth,
    highest,
    it,
    my,
    reveal,
    self_execute,
    the_number,
    then,
    transfer,
)

CARD = card(
    "Near-Field Comm",
    fourth(
        demand(then(choose_value("chosen", by=ME), transfer(all_of(SCORE, value=the_number("chosen")), to=my(SCORE)))),
        dogma(then(reveal(highest(SCORE)), self_execute(it))),
    ),
)
