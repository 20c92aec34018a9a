"""Holography scores a color but for its top cards and splays it aslant; the lowest scores win lower achievements."""

from engine.lang.words import *

CHOSEN = the_color("chosen")
scored = named_cards("scored")
STANDARD_AND_LOWER = both(not_(is_special(each)), fewer(value(each), value(lowest(SCORE))))


CARD = card(
    "Holography",
    fourth(
        dogma(
            choose_color("chosen", one_of_named(RED, BLUE, GREEN)),
            by_switch(
                "holography",
                {
                    "two": then(score(all_but_top(2, CHOSEN), into=scored), splay(CHOSEN, ASLANT)),
                    "five": then(score(all_but_top(5, CHOSEN), into=scored), splay(CHOSEN, ASLANT)),
                },
            ),
            if_you_do(
                when(
                    at_least(count(scored), 1),
                    exchange(all_lowest(SCORE), all_of(ACHIEVEMENTS, where=STANDARD_AND_LOWER)),
                )
            ),
        )
    ),
)
