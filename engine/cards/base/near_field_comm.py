"""Near-Field Comm takes the scored cards of one value, and self-executes the highest scored card."""

from engine.lang.words import *

CARD = card(
    "Near-Field Comm",
    fourth(
        demand(then(choose_value("chosen", by=ME), transfer(all_of(SCORE, value=the_number("chosen")), to=my(SCORE)))),
        dogma(then(reveal(highest(SCORE)), self_execute(it))),
    ),
)
