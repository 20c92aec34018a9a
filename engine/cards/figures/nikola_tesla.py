"""Nikola Tesla scores an opponent's top card before a meld; if nothing in the score pile is higher, he draws a 9."""

from engine.lang.words import *

CARD = card(
    "Nikola Tesla",
    fourth(
        karma(may_issue(YELLOW)),
        karma(
            would(TO_MELD, score(a(of(OPPONENTS, TOPS), where=not_(has_any_icon(each, CONCEPT, EFFICIENCY))))),
            when(at_most(value(highest(SCORE)), value(it)), draw(9)),
        ),
    ),
)
