"""Max Verstappen executes an effect once more for each card that he returns, and then draws an 11."""

from engine.lang.words import *

CARD = card(
    "Max Verstappen",
    fourth(
        karma(
            would(EXECUTE_DOGMA_EFFECT, return_(any_number(HAND), into=returned)),
            if_you_do(then(execute_that_effect(returned), draw(11))),
        ),
    ),
)
