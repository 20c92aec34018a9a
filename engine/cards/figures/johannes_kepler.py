"""Johannes Kepler raises the values of a Dogma action by how many different top values above 3 he has."""

from engine.lang.words import *

CARD = card(
    "Johannes Kepler",
    fourth(
        karma(
            would(DOGMA_ACTION, raise_values(different_values(all_of(TOPS, where=more(value(each), 3))), action=True)),
        )
    ),
)
