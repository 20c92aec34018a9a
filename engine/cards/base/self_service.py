"""Self Service wins with twice the achievements of any opponent, and self-executes another top card."""

from engine.lang.words import *

TWICE_AS_MANY = at_least(count(ACHIEVEMENTS), twice(most_among(OPPONENTS, count(ACHIEVEMENTS))))

CARD = card(
    "Self Service",
    fourth(
        dogma(
            by_switch(
                "self-service-at-zero",
                {
                    "wins": when(TWICE_AS_MANY, win()),
                    "does-not-win": when(both(at_least(count(ACHIEVEMENTS), 1), TWICE_AS_MANY), win()),
                },
            )
        ),
        dogma(self_execute(a(TOPS, where=OTHER_THAN_THIS))),
    ),
)
