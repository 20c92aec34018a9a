"""Self Service wins with more achievements than others, or twice as many, and executes another top card."""

from engine.lang.words import *

TWICE_AS_MANY = at_least(count(ACHIEVEMENTS), twice(most_among(OPPONENTS, count(ACHIEVEMENTS))))
EXECUTE = dogma(self_execute(a(TOPS, where=OTHER_THAN_THIS)))

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
        EXECUTE,
    ),
    third(EXECUTE, dogma(when(more(count(ACHIEVEMENTS), most_among(OPPONENTS, count(ACHIEVEMENTS))), win()))),
    first(EXECUTE, dogma(when(more(count(ACHIEVEMENTS), most_among(OTHERS, count(ACHIEVEMENTS))), win()))),
)
