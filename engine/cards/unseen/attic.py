"""Attic puts a hand card among the scored cards or the secrets, and trades one scored card for another."""

from engine.lang.words import *

CARD = card(
    "Attic",
    fourth(
        dogma(may_do_one_of(score(a(HAND)), safeguard(a(HAND)))),
        dogma(return_(a(SCORE))),
        dogma(then(choose_value("chosen", all_of(SCORE)), draw_and_score(the_number("chosen")))),
    ),
)
