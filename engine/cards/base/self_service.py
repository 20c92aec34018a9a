"""Self Service."""

from engine.lang.words import (
    ACHIEVEMENTS,
    OPPONENTS,
    TOPS,
    a,
    at_least,
    both,
    by_switch,
    card,
    count,
    dogma,
    each,
    fourth,
    is_card,
    most_among,
    not_,
    self_execute,
    this_card,
    twice,
    when,
    win,
)

CARD = card(
    "Self Service",
    fourth(
        dogma(
            by_switch(
                "self-service-at-zero",
                {
                    "wins": when(
                        at_least(count(ACHIEVEMENTS), twice(most_among(OPPONENTS, count(ACHIEVEMENTS)))), win()
                    ),
                    "does-not-win": when(
                        both(
                            at_least(count(ACHIEVEMENTS), 1),
                            at_least(count(ACHIEVEMENTS), twice(most_among(OPPONENTS, count(ACHIEVEMENTS)))),
                        ),
                        win(),
                    ),
                },
            )
        ),
        dogma(self_execute(a(TOPS, where=not_(is_card(each, this_card))))),
    ),
)
